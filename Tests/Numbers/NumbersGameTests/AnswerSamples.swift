import NumbersGame

/// Texts of the kinds that language models and people write, and whether a careful reader takes each for a right answer.
struct AnswerSample: Sendable {
  let text: String
  let isSolved: Bool
  let numbers: [Int]
  let target: Int

  static let all: [AnswerSample] =
    samples([3, 25, 4, 50, 7, 9], 112, right: right112, wrong: wrong112)
    + samples([100, 3, 9, 25, 50, 75], 952, right: right952, wrong: wrong952)
    + samples([100, 3, 9, 25, 50, 75], 128, right: [], wrong: wrong128)
    + samples([100, 3, 9, 25, 50, 75], 28, right: [], wrong: wrong28)
    + samples([100, 3, 9, 25, 50, 75], 34, right: [], wrong: wrong34)
    + samples([100, 3, 9, 25, 50, 75], 103, right: [], wrong: wrong103)
    + samples([44, 19, 35], 98, right: right98, wrong: wrong98)
    + samples([50, 53, 9, 2], 23_850, right: right23850, wrong: wrong23850)

  private static func samples(
    _ numbers: [Int], _ target: Int, right: [String], wrong: [String]
  ) -> [AnswerSample] {
    right.map { AnswerSample(text: $0, isSolved: true, numbers: numbers, target: target) }
      + wrong.map { AnswerSample(text: $0, isSolved: false, numbers: numbers, target: target) }
  }

  private static let right112 = [
    // Plain, in tags, in boxes, in Markdown.
    "(25 + 3) * 4", "4*(3+25)", "<answer>4 * (25 + 3)</answer>",
    "<answer> (25+3)*4 = 112 </answer>",
    "<think>4 * 25 is 100, I need 12 more: 9 + 3.</think>\n<answer>4 * 25 + 9 + 3</answer>",
    "<think>\nmaybe 50 + 50\n</think>\n\nThe answer is <answer>25 * 4 + 3 + 9</answer>.",
    "The final answer is $\\boxed{4 \\cdot (25 + 3)}$.", "\\boxed{4\\times25+3+9=112}",
    "$$\\boxed{(25+3)\\times 4}$$", "**Final answer:** `(25 + 3) * 4`", "**4 × (25 + 3) = 112**",
    "### Solution\n\n(25 + 3) × 4 = 112\n", "> 4 x (25 + 3)", "Answer: 4 × (3 + 25)",
    "| expression | value |\n|---|---|\n| (25 + 3) * 4 | 112 |", "~~25 * 4~~ (25 + 3) * 4",
    // Steps.
    "25 + 3 = 28\n28 * 4 = 112", "Step 1: 25 + 3 = 28\nStep 2: 28 × 4 = 112\nDone.",
    "1) 25 × 4 = 100\n2) 100 + 9 = 109\n3) 109 + 3 = 112", "25*4=100; 100+9=109; 109+3=112",
    "<answer>25 + 3 = 28, 28 * 4 = 112</answer>",
    "First, 3 + 9 = 12. Next, 4 × 25 = 100. Finally, 100 + 12 = 112.",
    "- 4 × 25 = 100\n- 100 + 9 = 109\n- 109 + 3 = 112", "25 + 3 → 28\n28 * 4 → 112",
    "<answer>\nStep 1: 25 + 3 = 28\nStep 2: 28 * 4 = 112\n</answer>", "25 + 3\n28 * 4",
    "Take 25 + 3 = 28. Multiply: 28 * 4 = 112. So \\boxed{112}.",
    // Chains and running calculations.
    "(25 + 3) * 4 = 28 * 4 = 112", "4 * 25 + 3 + 9 = 100 + 3 + 9 = 103 + 9 = 112",
    "112 = 4 * (25 + 3)",
    "25 + 3 = 28 * 4 = 112", "25 * 4 = 100 + 9 = 109 + 3 = 112", "28 * 4 = (25 + 3) * 4 = 112",
    "25 + 3 = 28, × 4 = 112", "<answer>4 * 28 = 4 * (25 + 3)</answer>",
    // Derivations over lines.
    "(25 + 3) * 4\n= 28 * 4\n= 112", "4 × 25 + 9 + 3\n  = 100 + 9 + 3\n  = 112",
    "<answer>(25+3)*4\n=28*4\n=112</answer>", "(25 + 3)\n* 4", "25 * 4\n+ 9\n+ 3",
    "25 * 4\n+ 9 + 3 = 112",
    "\\begin{align}\n(25+3)\\times 4 &= 28 \\times 4 \\\\\n&= 112\n\\end{align}",
    "\\begin{aligned} 4 \\cdot (25 + 3) &= 4 \\cdot 28 \\\\ &= 112 \\end{aligned}",
    "25 + 3 =\n28\n28 * 4 =\n112", "25 + 3 = 28\n* 4 = 112",
    // LaTeX.
    "$4 \\times \\left(25 + 3\\right) = 112$", "\\[4 \\times (25 + \\tfrac{9}{3}) = 112\\]",
    "\\( (25 + 3) \\cdot 4 \\)", "4\\,\\cdot\\,(25+3)",
    "$$\\left[25 + 3\\right] \\times 4 = \\mathbf{112}$$", "4\\left(25 + 3\\right) = 112",
    "\\left(25+3\\right)\\left(4\\right)",
    // Code and data.
    "```python\nprint((25 + 3) * 4)\n```", "```python\nresult = (25 + 3) * 4\n```",
    "print((25+3)*4)  # 112",
    "{\"expression\": \"(25 + 3) * 4\"}", "answer = \"4 * (25 + 3)\"", "return (25 + 3) * 4;",
    ">>> (25 + 3) * 4\n112", "solution: '4*25+9+3'",
    // Words.
    "25 plus 3 equals 28, and 28 times 4 is 112", "(25 + 3) times 4",
    "25 plus 3 is 28, 28 multiplied by 4 gives 112",
    "25 mal 4 ist 100, 100 plus 9 ist 109, 109 plus 3 ist 112",
    "25 plus 3 ergibt 28. 28 mal 4 ergibt 112.",
    "25 fois 4 égale 100, 100 plus 12 égale 112, car 9 plus 3 égale 12\n<answer>25 * 4 + 9 + 3</answer>",
    "25 plus 3 font 28, 28 fois 4 font 112",
    "25 plus 3 is gelijk aan 28, 28 keer 4 is gelijk aan 112",
    "25 más 3 es igual a 28; 28 por 4 es igual a 112",
    "50 divided by 25 is 2, so no. Rather: (25 + 3) * 4",
    // Other scripts and signs.
    "(25＋3)×4＝112", "（25 + 3）× 4 ＝ 112", "答え: (25 + 3) × 4 = 112", "الجواب: (٢٥ + ٣) × ٤",
    "4 ⋅ (25 + 3)",
    "4 ∙ (25 + 3)", "4·(25+3)", "(25 + 3) ✕ 4",
    // Without a sign, and with a result in decimals.
    "(25 + 3) * +4", "(25 + 3) × (+4)", "4(25 + 3)", "4(25 + 3) = 112", "(25 + 3)(4) = 112",
    "(25 + 3) * 4 = 112.00",
    // Remarks around.
    "(25 + 3) * 4 = 112. I used three of the six numbers.", "(25 + 3) * 4 = 112 (checked at 12:30)",
    "(25 + 3) * 4 = 112\n\nConfidence: 4/4", "(25 + 3) * 4 = 112\nDate: 2024-05-01",
    "(25 + 3) * 4 = 112 ✅", "Numbers used: 25, 3, 4. Expression: (25 + 3) * 4.",
    "(25 + 3) * 4 — solved!",
    "I tried 25 * 4 + 7 = 107, which is too small. Now (25 + 3) * 4 = 112, which works.",
    "25 * 9 = 225 is too large, and 50 + 50 needs two of them. (25 + 3) * 4 = 112.",
    "<answer>Using 25, 3 and 4: (25 + 3) * 4</answer>",
    "Hmm, 25 * 4 = 101? No, 25 * 4 = 100. So 25 * 4 + 9 + 3 = 112.",
    "<answer>25 * 4 + 9 + 3 = 4 * 25 + 3 + 9</answer>", "<answer>(25+3)*4 or 4*(25+3)</answer>",
    // Amounts beside the answer.
    "(25 + 3) * 4 = 112. It took me 10 - 12 seconds.", "(25 + 3) * 4 (about 2 x 30 seconds)",
    "(25 + 3) * 4\nTime: 10–12 s", "(25 + 3) * 4 = 112, found in 3-4 tries",
    "(25 + 3) * 4 = 112. There are 2-3 other ways.", "(25 + 3) * 4, in 5 - 10 Minuten",
    "(25 + 3) * 4 = 112. Time taken: 2 min 30 s.", "(25 + 3) * 4 = 112 (uses 3/6 numbers)",
    "(25 + 3) * 4 = 112. Version 1.2.3", "(25 + 3) * 4 = 112. Rated 4.5/5.",
    "(25 + 3) * 4 = 112. See page 3-4.", "(25 + 3) * 4. I needed 15-20 tries (3-5 minutes).",
    // Brackets around what is stated.
    "25 + 3 = 28. \\boxed{28 * 4 = 112}", "First (25 + 3 = 28), then (28 * 4 = 112).",
    "((25 + 3) * 4 = 112)", "[25 + 3 = 28] [28 * 4 = 112]",
    "\\mathbf{(25+3) \\times 4 = 112}",
    // Working, and what stands outside of it.
    "<think>25 * 4 = 100</think>\n(25 + 3) * 4", "so 28.</think>\n(25 + 3) * 4 = 112",
    "<thinking>50 + 50</thinking>(25 + 3) * 4", "(25 + 3) * 4 <think>is that right? 28 * 4 = 113",
    "<reasoning>\n25 + 3 = 28\n</reasoning>\n<answer>\n(25 + 3) * 4\n</answer>",
    "<THINK>no</THINK>\\boxed{(25+3)\\times 4}", "(25 + 3) * 4 <think>yes: 9</think>",
    "25 + 3 = 28 <think>and then</think> 28 * 4 = 112",
    "<think>a <think>b</think> 9 - 7 </think> (25 + 3) * 4",
    "<answer>(25 + 3) * 4 <think>9 + 9</think></answer>", "<thinker>9</thinker> (25 + 3) * 4",
    // What breaks off after an answer.
    "<answer>(25 + 3) * 4</answer> or <answer>", "<answer>(25 + 3) * 4</answer><answer>25 *",
    "\\boxed{(25 + 3) * 4} and \\boxed{25", "<answer>(25 + 3) * 4",
    // Checks.
    "(25 + 3) * 4 = 112. Check: 112 / 4 = 28, 28 - 3 = 25.",
    "25 + 3 = 28; 28 * 4 = 112 (112 / 28 = 4)",
    "25 * 4 + 9 + 3 = 112 [check: 100 + 12 = 112]",
    "First, add 25 and 3 to get 28. Then multiply by 4: 28 * 4 = 112.",
    "(25 + 3) * 4 → 28 * 4 → 112", "(25 + 3) * 4 → 3 tiles", "25 + 3 => 28 => 28 * 4 => 112",
    "(25 + 3) * 4\nCheck: 28 * 4 = 112", "(25 + 3) * 4 = 112. Check: 28 * 4 = 112.",
    "**Solution:** `25 * 4 + 9 + 3`\n\n**Check:** 100 + 9 + 3 = 112",
    "25 * 4 + 9 + 3\nProbe: 100 + 9 = 109; 109 + 3 = 112",
    "<answer>25 * 4 + (9 + 3)\nCheck: 100 + 12 = 112</answer>",
  ]

  private static let wrong112 = [
    // Numbers that are missing or not known.
    "(25 + 3)x + 4", "(25 + 3) x +4", "<answer>(25 + 3)x+4</answer>", "(25 + 3) * + 4",
    "<answer>(25 + 3) × + 4</answer>",
    // Wrong values and wrong results.
    "25 * 4 + 9", "<answer>25 * 4 + 9 = 109</answer>", "<answer>25 * 4 + 9 = 112</answer>",
    "(25 + 3) * 4 = 113",
    "25 + 3 = 28\n28 * 4 = 113", "25 + 3 = 29\n29 * 4 = 112", "112 = 25 * 4 + 9",
    "50 + 50 + 9 + 3 = 112",
    "25 * 4 + 3 + 3 + 3 + 3", "(25 + 3) * 4 * 1", "100 + 12", "<answer>112</answer>",
    "\\boxed{112}", "The answer is 112.",
    "112", "I cannot find one.", "<answer></answer>", "<answer>none</answer>", "",
    // Chains that are not equal.
    "25 + 3 = 28 = 28 + 4 = 112", "25 * 4 = 25 * 4 + 9 = 25 * 4 + 9 + 3 = 112",
    "25 - 3 = 25 + 3 = (25 + 3) * 4",
    "<answer>25*4+9=25*4+7=(25+3)*4=112</answer>", "\\boxed{25*4+9=(25+3)*4=112}",
    "9*7=25*4+9+3=112+0=112",
    "(25 + 3) * 4\n= 28 * 4\n= 113", "(25 + 3) * 4\n= 29 * 4\n= 112", "(25 + 3) * 4 = 112 = 113",
    "\\begin{aligned} 4(25+3) &= 4 \\cdot 28 \\\\ &= 110 \\end{aligned}", "25 * 4\n+ 9\n- 3",
    "25 + 3 = 28 * 4 = 113",
    "(25 + 3) * 4\n- 25", "25 * 4 = 100 + 9 = 109 + 2 = 111",
    // Steps with a wrong result on the way.
    "25 + 3 = 30\n28 * 4 = 112", "<answer>9 - 7 = 3\n(25 + 3) * 4 = 112</answer>",
    "25 * 4 = 90\n100 + 9 + 3 = 112",
    // Several answers.
    "<answer>25 * 4 + 9 or (25 + 3) * 4</answer>", "<answer>(25 + 3) * 4 or 25 * 4 + 9</answer>",
    "<answer>25 * 4 + 9, (25 + 3) * 4</answer>",
    "<answer>\n25 * 4 + 9\n25 * 4 + 7\n(25 + 3) * 4\n</answer>",
    "\\boxed{25 \\times 4 + 9 \\text{ or } (25 + 3) \\times 4}", "25 * 4 + 9 oder (25 + 3) * 4",
    "<answer>25*4+9; 25*4-9; (25+3)*4</answer>",
    "<answer>(25 + 3) * 4</answer><answer>25 * 4</answer>",
    // What is not read.
    "2^7 - 16", "sqrt(9) + 25 * 4 + 9", "25 * 4 + 3!", "(25 + 3) * 4 % 113", "(25 + 3 * 4",
    "25 * 4 + 9 + ",
    "print(25 * 4 + 9)", "eval('(25+3)') * 4", "max(25, 3) * 4 + 12", "25² - 513", "int(25 * 4.5)",
    "(25 + 3) * 4 and then 9 - 7", "25 // 3 * 14", "C(25, 3) + 4", "25.5 * 4 + 10",
    // Numbers that are not given, or used twice.
    "28 * 4", "28 * 4 = 112", "(25 + 3) * 4 + 9 - 9", "25 + 25 + 25 + 25 + 9 + 3", "7 * 16",
    "(25 + 3) * (9 - 5)",
    "<answer>56 * 2</answer>", "50 + 62", "4(28)", "25 plus 3 equals 29, 29 times 4 equals 112",
    // Rules of the shows.
    "3 - 7 + 4 * 25 + 9 + 7", "25 / 3 * 4 + 9", "9 - 9 + (25 + 3) * 4", "-(3 - 25) * 4",
    // Brackets that hold a part of it.
    "(25 + 3 = 28) * 5 = 112", "4 * (25 + 3 = 112)", "(28 * 4 = 112)",
    "((25 + 3) * 4 + (9 = 112)", "(25 + 3) * 4 = (112 - 9",
    // Working is no answer.
    "<think>(25 + 3) * 4 = 112", "<think>(25 + 3) * 4 = 112</think>", "(25 + 3) * 4 = 112</think>",
    "<think>(25 + 3) * 4</think> I give up.", "<think>(25 + 3) * 4</think><answer>112</answer>",
    "<think>(25 + 3) * 4</think> The answer is 112.", "<think>(25 + 3) * 4</think> \\boxed{112}",
    "<think>25 + 3 = 28</think><answer>28 * 4</answer>", "<think><answer>(25 + 3) * 4</answer>",
    "<think>(25 + 3) * 4</think>\n<answer>(25 + ", "<thinking>(25 + 3) * 4</thinking>\n112",
    "<answer>(25 + 3) * 4</answer></think>", "<scratchpad>(25 + 3) * 4</scratchpad>",
    "<think>(25 + 3) * 4</think><answer>25 * 4</answer>",
    "<think><think>9</think>(25 + 3) * 4</think>", "(25 + 3) * 4 <think>no</think> 25 * 4 + 9",
    // What is no check: other values, other numbers, a wrong result.
    "(25 + 3) * 4\nCheck: 28 * 4 = 113", "25 * 4 + 9\nCheck: 28 * 4 = 112",
    "(25 + 3) * 4\nCheck: 56 * 2 = 112", "(25 + 3) * 4\nOr: 14 * 8 = 112",
    "(25 + 3) * 4 → 28 * 4 → 113", "(25 + 3) * 4 → 113", "25 * 4 + 9 = 109 -> 112",
    "(25 + 3) * 4\n112 + 0", "25 * 4 + 9\n112 * 1",
  ]

  private static let right952 = [
    "(100 + 3) * 9 + 25", "100 + 3 = 103 * 9 = 927 + 25 = 952", "100 + 3 = 103 * 9 = 927 + 25",
    "(100 + 3) * 9 + 25\n= 103 * 9 + 25\n= 927 + 25\n= 952",
    "<answer>\n(100 + 3) * 9 + 25\n= 103 * 9 + 25\n= 927 + 25\n= 952\n</answer>",
    "\\begin{aligned}(100 + 3) \\times 9 + 25 &= 103 \\times 9 + 25 \\\\ &= 927 + 25 \\\\ &= 952\\end{aligned}",
    "9(100+3)+25", "25 + 9(100 + 3)", "print((100+3)*9+25)",
    "100 + 3 = 103, 103 * 9 = 927, 927 + 25 = 952",
    "100 plus 3 equals 103. 103 times 9 equals 927. 927 plus 25 equals 952.",
    "We get 103 from 100 + 3 = 103. Then 103 × 9 = 927, and 927 + 25 = 952.\n\n**Answer:** (100 + 3) × 9 + 25 = 952",
    "$(100+3) \\times 9 + 25 = 927 + 25 = 952$", "25 + (100 + 3) * 9 = 25 + 927 = 952",
    "a = 100 + 3 = 103; b = 103 * 9 = 927; c = 927 + 25 = 952",
    "100+3=103\n103*9=927\n927+25=952\n<answer>952</answer>",
    "<think>75 * 9 = 675</think> <answer>(100 + 3) × 9 + 25 = 952</answer>",
    // What the numbers are is said afterwards.
    "103 * 9 + 25, where 103 = 100 + 3", "103 × 9 + 25 = 952 (with 103 = 100 + 3)",
    "<answer>103 * 9 + 25 where 103 = 100 + 3</answer>",
    "\\boxed{103 \\times 9 + 25 = 952}, where $103 = 100 + 3$",
    "103 * 9 + 25 = 952, because 100 + 3 = 103", "952 = 927 + 25\n927 = 103 * 9\n103 = 100 + 3",
    "927 + 25 = 952, since 927 = 103 * 9 and 103 = 100 + 3",
    "We take 103 × 9 = 927 (where 103 = 100 + 3) and add 25: 927 + 25 = 952",
    "952 = 9 * 103 + 25 = 9 * (100 + 3) + 25", "927 + 25 where 927 = 9 * 103 and 103 = 100 + 3",
    // Steps that go on from a result.
    "100 + 3 = 103, × 9 = 927, + 25 = 952", "100 + 3 → 103, × 9 → 927, + 25 → 952",
    "100 + 3 = 103 → × 9 = 927 → + 25 = 952", "1. 100 + 3 = 103\n2. × 9 = 927\n3. + 25 = 952",
    "- 100 + 3 = 103\n- times 9 = 927\n- plus 25 = 952",
    "100 + 3 = 103, multiplied by 9 is 927, add 25 to get 952",
    "100 más 3 son 103, por 9 es 927, más 25 es 952",
    "100 + 3 fait 103, fois 9 fait 927, plus 25 est 952",
    "(100 + 3) * 9 = 927. Adding 25 yields 952.",
    "Step 1: (100 + 3) * 9 = 927\nStep 2: Add 25 to get 952",
    "100 más 3 es igual a 103, por 9 es igual a 927, más 25 es igual a 952",
    "100 plus 3 is 103, keer 9 is gelijk aan 927, plus 25 is gelijk aan 952",
    "100 + 3 = 103, times 9 is 927, plus 25 makes 952",
    "100 + 3 = 103. Times 9 is 927. Plus 25 is 952.", "100 + 3 is 103, times 9 plus 25 is 952",
    "100 + 3 = 103, and that times 9 is 927, and then plus 25 gives 952",
    "100 + 3 = 103\ntimes 9 = 927\nplus 25 = 952",
    "First 100 + 3 = 103; then times 9 gives 927; finally plus 25",
    "100 plus 3 ergibt 103, mal 9 ergibt 927, plus 25 ergibt 952",
    "100 plus 3 font 103, fois 9 font 927, plus 25 font 952",
    "(100 + 3) * 9 + 25 = 952, plus 2 other numbers",
    "(100 + 3) * 9 + 25 = 952. Plus 50 is left over.",
    // Dashes, and letters that are no part of it.
    "(100 + 3) * 9 + 25 -- done", "(100 + 3) * 9 + 25 = 952 --- exactly",
    "(100 + 3) * 9 + 25--that's it", "*(100 + 3) * 9 + 25*", "(100 + 3) * 9 + 25 was 100x faster",
    "(100 + 3) * 9 + 25. That is 2x the work of 10x.", "(100+3)x9+25", "(100 + 3)x 9 + 25",
    "(100 + 3) * 9 + 25 = 952 [4/6 numbers]", "(100 + 3) * 9 + 25 = 952, 100%",
    "100 + 3 → 103 → x9 → 927 → +25 → 952",
    // Verbs.
    "multiply (100 + 3) by 9 and add 25", "Multiply 100 + 3 by 9, then add 25",
    "multiply 9 by (100 + 3), add 25 to get 952", "(100 + 3) multiplied with 9 plus 25",
    "multipliziere 100 + 3 mit 9, plus 25", "Dividing 50 by 25 gives 2, no. (100 + 3) * 9 + 25",
    "Add 3 to 100, that is 103. 103 * 9 = 927, 927 + 25 = 952",
  ]

  /// What comes to 952, of which a part would be 128, 28 or 34; and what has letters for numbers.
  private static let wrong128 = [
    "multiply (100 + 3) by 9 and add 25", "multiply 100 + 3 by 9, then add 25",
    "100 + 3 → 103 → x9 → 927 → +25 → 952", "subtract 25 from 100 + 3, add 25",
  ]
  private static let wrong28 = ["9 times the sum of 100 and 3, plus 25", "100, 50, 3, plus 25"]
  private static let wrong34 = [
    "(1️⃣0️⃣0️⃣ + 3) * 9 + 25", "(100₊3)*9+25", "(see above) * 9 + 25",
    "(100 + 3) multiplied with 9 plus 25",
    "multiply (100 + 3) by 9 plus 25",
  ]
  private static let wrong103 = [
    "a = 100 + 3; b = a * 9; b + 25 = 952", "x = 100 + 3\ny = x * 9\ny + 25",
    "six times 100 plus 3", "nine mal 100 plus 3",
  ]

  private static let wrong952 = [
    "(100 + 3) * 9 + 25\n= 953", "(100 + 3) * 9 + 25\n= 103 * 9 + 25\n= 928 + 25\n= 952",
    "100 + 3 = 103 * 9 = 928 + 25 = 952", "100 * 9 + 50 + 3", "100 * 9 + 50 + 3 = 952",
    "103 * 9 + 25",
    "<answer>(100 + 3) * 9</answer>", "print((100+3)*9)", "(100 + 3) * 9 + 25 - 1",
    "100+3=103\n103*9=927\n927+25=953\n<answer>952</answer>",
    "\\begin{aligned}(100 + 3) \\times 9 + 25 &= 103 \\times 9 + 25 \\\\ &= 951\\end{aligned}",
    // What the numbers are is said wrongly, or not at all.
    "103 * 9 + 25, where 103 = 100 + 4", "103 * 9 + 25, where 103 = 50 + 53",
    "103 * 9 + 24, where 103 = 100 + 3", "103 * 9 + 25, where 104 = 100 + 4",
    "952 = 927 + 25\n927 = 103 * 9\n103 = 100 + 4", "952 = 927 + 25\n927 = 103 * 9",
    "103 * 9 + 25 = 952, where 103 = 100 + 9 - 6", "103 * 9 + 25 = 952, where 103 = 103 * 1",
    "952 * 1, where 952 = 103 * 9 + 25", "103 * 9 + 25, where 103 = 952 - 849",
    "100 + 3 = 103, times 9 is 928, plus 25 makes 952",
    "100 + 3 = 103, times 9 is 927, plus 24 makes 951",
    "100 + 3 = 103 tiles, times 9 of them; 75 - 50 = 25",
    "927 + 25 = 952, where 927 = 9 * 103, where 103 = 104 - 1",
    "103 * 9 + 25 = 952. 100 + 4 = 103", "100 + 3 = 103, × 9 = 928, + 25 = 953",
    "100 + 3 = 103, + 9 = 112, × 25 = 2800",
    "100 + 3 = 103, times 9 is 927, plus 25 makes 952, plus 50 makes 1002",
    "(100 + 3) * 9 + 25x", "<answer>(100 + 3) * 9 + 25x</answer>", "(100 + 3) * 9 + 25x.",
    "(100+3)*9+25%", "(100+3)*9+50%*50", "divide (100 + 3) by 9 and add 25",
    "multiply (100 + 3) * 9 + 25 by 50",
  ]

  private static let right98 = [
    "44 + 19 + 35", "44 + 19\n+ 35", "44 + 19 = 63\n63 + 35 = 98",
    "<answer>44 + 19 + 35 = 98</answer>",
    "44 + 19 = 63 + 35 = 98", "35 + 44 = 79. 79 + 19 = 98.", "<answer>44+19+35",
    "44 + 19 + 35 = 63 + 35 = 98",
    "44 + 19 + 35 = 98. Difference: 98 - 98 = 0.", "<answer>44 + 19 + 35\n98 - 98 = 0</answer>",
    "\\boxed{98}, for 44 + 19 + 35 = 98", "44 + 19 = 19 + 44\n63 + 35 = 98",
    "a = 44\nb = a + 19\nc = 35\nb + c",
    "def solve():\n    return 44 + 19 + 35\n\nassert solve() == 98",
    "Zuerst addiere ich 44 und 19 und erhalte 63. Dann addiere ich 35 und erhalte 98.",
    "44 plus 19 plus 35", "The numbers 44, 19 and 35 add up: 44 + 19 + 35 = 98.",
  ]

  private static let wrong98 = [
    // Two guesses, one in tags and one behind them.
    "<answer>98 - 44 + 44</answer> 44 + 19 + 35",
    "44-19-35=44-19+35=44+19+35=44*19+35=98+0=98", "<answer>44-19+35=44+19-35=44+19+35=98</answer>",
    // What nobody wrote is never a number that is given, or it would be whichever of these fits.
    "x = 98 - 44 - 19\n44 + 19 + x", "x <- 98 - 44 - 19; x += 44 + 19",
    "x: 98 - 44\ny = x - 19\ny + 44 + 19",
    "98 - 44 - 19, plus 44 plus 19 = 98", "98 - 44 - 19\n2. + 44 + 19 = 98",
    // No check of the answer.
    "44 + 19 + 35 = 98, or rather 44 + 19 + 19", "44 + 19 = 63, 63 + 35 = 98, 98 + 19 = 117",
    "solve() + 44 + 19 + 35",
    "19 - x + 44 + 19 + 35", "(x + y) + 44 + 19 + 35",
    "44 + 19 = 999\n63 + 35 = 98", "44 + 19 = 64\n64 + 35 = 98", "98 = 44 + 19 + 35 + 0", "98 + 0",
    "98 = 98",
    "44 + 19 + 35 = 98 = 44 - 19 + 35", "<answer>44 + 19 + 35, 44 - 19 + 35</answer>", "44 + 54",
    // Lists of which the judge would take what fits.
    "44 + 19 = 44 + 19\n44 - 19 = 44 - 19\n63 + 35 = 98",
    "<answer>44 + 19 = 19 + 44\n44 * 19 = 19 * 44\n63 + 35</answer>",
    "44 + 19 = ×;\n44 - 19 = ×;\n63 + 35 = 98", "44 + 19 + 35 = ×; 98 + 0",
    "44 + 19 + 35\n98 - 97 = 1", "44 - 19 + 35 = 60\n98 - 98 = 0", "98 - 98 = 0",
    "<answer>98</answer> is not 44 - 19 + 35",
    "44 + 19 + 35 + 35 - 35", "44 - 19 - 35 == 98",
  ]

  private static let right23850 = [
    "50 * 53 * 9", "50 * 53 * 9 = 23850", "50 * 53 * 9 = 23,850", "50 * 53 * 9 = 23 850",
    "50 · 53 · 9 = 23.850",
    "50 * 53 * 9 = 23'850", "50 \\times 53 = 2{,}650, 2{,}650 \\times 9 = 23{,}850",
    "50 × 53 × 9 = 23\u{202F}850", "50 * 53 = 2,650; 2,650 * 9 = 23,850",
    "50 * 53 = 2650\n2650 * 9 = 23850",
  ]

  private static let wrong23850 = [
    "50 * 53 * 9 = 23 851", "50 * 53 * 9 = 23.85", "50 * 53 * 9 * 2 = 47,700",
    "50 * 53 * 9 = 2,385", "23 850",
    "50 * 53 * 9 = 23.851",
  ]
}
