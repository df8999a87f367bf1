/** A credit: four squares of point paper, two of them filled. */
export function CreditGlyph() {
  return (
    <svg width="10" height="10" viewBox="0 0 10 10" aria-hidden="true">
      <path d="M0 0h4.5v4.5H0zM5.5 0H10v4.5H5.5zM0 5.5h4.5V10H0z" fill="currentColor" />
      <path d="M5.5 5.5H10V10H5.5z" fill="currentColor" opacity=".35" />
    </svg>
  );
}
