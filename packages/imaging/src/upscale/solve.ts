/** Keeps a matrix of too few observations from being singular. */
const least = 1e-6;

/**
 * Solves `matrix · x = targets` by Cholesky's method for several targets at once. The matrix is symmetric and positive, `side` × `side`,
 * given by its upper half; targets lie side by side, `count` in each row, and so does the answer.
 */
export function solve(matrix: Float64Array, targets: Float64Array, side: number, count: number): Float64Array {
  const lower = factorOf(matrix, side);
  const answer = Float64Array.from(targets);
  const at = (row: number, column: number) => lower[row * side + column] ?? 0;
  for (let target = 0; target < count; target++) {
    for (let row = 0; row < side; row++) {
      let value = answer[row * count + target] ?? 0;
      for (let k = 0; k < row; k++) value -= at(row, k) * (answer[k * count + target] ?? 0);
      answer[row * count + target] = value / at(row, row);
    }
    for (let row = side - 1; row >= 0; row--) {
      let value = answer[row * count + target] ?? 0;
      for (let k = row + 1; k < side; k++) value -= at(k, row) * (answer[k * count + target] ?? 0);
      answer[row * count + target] = value / at(row, row);
    }
  }
  return answer;
}

function factorOf(matrix: Float64Array, side: number): Float64Array {
  const lower = new Float64Array(side * side);
  for (let column = 0; column < side; column++) {
    for (let row = column; row < side; row++) {
      let value = matrix[column * side + row] ?? 0;
      for (let k = 0; k < column; k++) value -= (lower[row * side + k] ?? 0) * (lower[column * side + k] ?? 0);
      lower[row * side + column] =
        row === column ? Math.sqrt(Math.max(least, value)) : value / (lower[column * side + column] ?? 1);
    }
  }
  return lower;
}
