extension Expression {
  /// The MathJSON form as text, the same that `JSONEncoder` writes.
  var mathJSON: String {
    fold {
      "\($0)"
    } operation: { (op, left, right) in
      "[\"\(op.mathJSONName)\",\(left),\(right)]"
    }
  }
}
