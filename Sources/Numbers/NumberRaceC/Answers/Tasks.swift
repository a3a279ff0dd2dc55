public import CNumberRace
import NumbersGame

/// The names of the tasks.
private let names = LastingNames(AnswerTask.presets.map(\.id))

/// Implements `nr_task_name`; see `numberrace.h`.
@c(nr_task_name) @implementation
public func nr_task_name(_ index: Int) -> UnsafePointer<CChar>? { names[index] }

/// Implements `nr_task_named`; see `numberrace.h`.
@c(nr_task_named) @implementation
public func nr_task_named(
  _ name: UnsafePointer<CChar>?, _ options: UnsafeMutablePointer<nr_verify_options>?,
  _ out: UnsafeMutablePointer<OpaquePointer?>?
) -> nr_status {
  call {
    let place = try NumberRaceC.out(out)
    let options = try given(options, "options")
    try nr_verify_options.check(options, "options")
    let name = try string(name, "name")
    let task = try AnswerTask(preset: name)
    var found = nr_verify_options()
    found.flags = task.options.rawValue | (task.allowsAnyGame ? UInt32(NR_ANY_GAME) : 0)
    nr_verify_options.write(found, to: options)
    RulesHandle(task.rules).handOut(to: place)
  }
}
