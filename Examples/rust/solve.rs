//! Solves a game by the C interface. What is declared here is what numberrace.h says.
use std::ffi::{c_char, c_void, CStr};
use std::ptr::{null, null_mut};

#[repr(C)]
#[derive(Default)]
struct Solution {
    size: u32,
    steps: i32,
    value: i64,
    distance: i64,
    points: i64,
    largest_result: i64,
}

extern "C" {
    fn nr_abi_version() -> u32;
    fn nr_error_message() -> *const c_char;
    fn nr_solve(
        rules: *const c_void, numbers: *const i64, count: usize, target: i64, notation: i32, limits: *const c_void,
        solution: *mut Solution, buffer: *mut c_char, capacity: usize, length: *mut usize,
    ) -> i32;
}

/// The best solution as a text, and its distance from the target; or the reason why there is none.
fn solve(numbers: &[i64], target: i64) -> Result<(String, i64), String> {
    let mut solution = Solution { size: std::mem::size_of::<Solution>() as u32, ..Default::default() };
    let mut text = [0 as c_char; 1024];
    // Safe: all memory is ours, is as large as we say, and lives until the call ends.
    let status = unsafe {
        nr_solve(
            null(), numbers.as_ptr(), numbers.len(), target, 0, null(), &mut solution, text.as_mut_ptr(), text.len(), null_mut(),
        )
    };
    // Safe: both are texts that end in a zero, which are copied before the next call.
    let read = |text: *const c_char| unsafe { CStr::from_ptr(text) }.to_string_lossy().into_owned();
    if status == 0 {
        Ok((read(text.as_ptr()), solution.distance))
    } else {
        Err(read(unsafe { nr_error_message() }))
    }
}

fn main() {
    assert_eq!(unsafe { nr_abi_version() }, 1);
    let (text, distance) = solve(&[25, 50, 75, 100, 3, 6], 952).unwrap();
    println!("{text}, {distance} off");
    assert_eq!(distance, 0);
    let reason = solve(&[25, 50, 75, 100, 3, 7], 12).unwrap_err();
    println!("{reason}");
    assert!(reason.contains("12 is not a target"));
}
