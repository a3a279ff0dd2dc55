/** Whether the server that this page is from can be talked to. Such a server has another file in place of this one. */
export const hasTalk = false;
