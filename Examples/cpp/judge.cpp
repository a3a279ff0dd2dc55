// Judges answers of language models by a task, with handles that free themselves.
#include <numberrace.h>

#include <iostream>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

struct FreeRules {
  void operator()(nr_rules *rules) const { nr_rules_free(rules); }
};

// What is asked for, and how answers are judged.
class Task {
public:
  explicit Task(const std::string &name)
  {
    options_.size = sizeof options_;
    nr_rules *rules = nullptr;
    check(nr_task_named(name.c_str(), &options_, &rules));
    rules_.reset(rules);
  }

  nr_verdict verdict(std::string_view text, const std::vector<int64_t> &numbers, int64_t target) const
  {
    nr_verdict verdict{};
    verdict.size = sizeof verdict;
    check(nr_verify(
      rules_.get(), numbers.data(), numbers.size(), target, text.data(), text.size(), &options_, -1, &verdict, nullptr, 0,
      nullptr));
    return verdict;
  }

private:
  static void check(nr_status status)
  {
    if (status != NR_OK) throw std::runtime_error(nr_error_message());
  }

  nr_verify_options options_{};
  std::unique_ptr<nr_rules, FreeRules> rules_;
};

int main()
{
  if (nr_abi_version() != NR_ABI_VERSION) return 1;
  const Task task("tinyzero");
  const auto solved = task.verdict("So <answer>8 / (3 - 8 / 3)</answer>", {3, 3, 8, 8}, 24);
  const auto left_over = task.verdict("<answer>63 + 1</answer>", {63, 1, 5}, 64);
  std::cout << (solved.kind == NR_SOLVED ? "solved" : "not solved") << ", " << nr_fault_name(left_over.fault) << '\n';
  try {
    const Task unknown("chess");
    return 1;
  } catch (const std::runtime_error &error) {
    std::cout << error.what() << '\n';
  }
  return solved.kind == NR_SOLVED && left_over.fault == NR_NUMBER_LEFT_OVER ? 0 : 1;
}
