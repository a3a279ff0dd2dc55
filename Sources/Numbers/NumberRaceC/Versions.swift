public import CNumberRace

/// Implements `nr_abi_version`; see `numberrace.h`.
@c(nr_abi_version) @implementation
public func nr_abi_version() -> UInt32 { UInt32(NR_ABI_VERSION) }

/// Implements `nr_version`; see `numberrace.h`.
@c(nr_version) @implementation
public func nr_version() -> UnsafePointer<CChar>? { constant("0.1.0") }

/// Implements `nr_error_message`; see `numberrace.h`.
@c(nr_error_message) @implementation
public func nr_error_message() -> UnsafePointer<CChar>? { nr_message() }

/// Implements `nr_status_name`; see `numberrace.h`.
@c(nr_status_name) @implementation
public func nr_status_name(_ status: nr_status) -> UnsafePointer<CChar>? {
  switch Int(status) {
  case NR_OK: constant("success")
  case NR_END: constant("end")
  case NR_BUFFER_TOO_SMALL: constant("buffer too small")
  case NR_INVALID_ARGUMENT: constant("invalid argument")
  case NR_ILLEGAL_GAME: constant("illegal game")
  case NR_ILLEGAL_RULES: constant("illegal rules")
  case NR_UNREADABLE: constant("unreadable")
  case NR_STOPPED: constant("stopped")
  case NR_TOO_LARGE: constant("too large")
  case NR_UNREACHABLE: constant("unreachable")
  default: constant("unknown status")
  }
}

/// Implements `nr_fault_name`; see `numberrace.h`.
@c(nr_fault_name) @implementation
public func nr_fault_name(_ fault: nr_fault) -> UnsafePointer<CChar>? {
  switch Int(fault) {
  case NR_NO_FAULT: constant("no fault")
  case NR_NOTHING_FOUND: constant("nothing found")
  case NR_NOT_AN_EXPRESSION: constant("not an expression")
  case NR_NUMBER_NOT_GIVEN: constant("number not given")
  case NR_NUMBER_USED_TOO_OFTEN: constant("number used too often")
  case NR_NUMBER_LEFT_OVER: constant("number left over")
  case NR_NEGATIVE_RESULT: constant("negative result")
  case NR_ZERO_RESULT: constant("zero result")
  case NR_INEXACT_DIVISION: constant("inexact division")
  case NR_DIVISION_BY_ZERO: constant("division by zero")
  case NR_RESULT_TOO_LARGE: constant("result too large")
  case NR_WRONG_RESULT: constant("wrong result stated")
  case NR_TOO_LONG: constant("too long")
  case NR_SEVERAL_ANSWERS: constant("several answers")
  default: constant("unknown fault")
  }
}
