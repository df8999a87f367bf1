/** So near to an edge of the box, or beyond it, the pointer scrolls; faster the farther it is. */
const edge = 48;
const mostPerFrame = 28;

/**
 * Scrolls a box while `pointerY` is near its upper or lower edge, and says so after each step; where it answers nothing, nothing moves. The
 * answer ends it.
 */
export function scrollNearEdges(
  box: HTMLElement,
  pointerY: () => number | undefined,
  onScrolled: () => void,
): () => void {
  const step = () => {
    const y = pointerY();
    if (y !== undefined) {
      const { top, bottom } = box.getBoundingClientRect();
      const beyond = Math.min(0, y - top - edge) + Math.max(0, y - bottom + edge);
      const before = box.scrollTop;
      const by = Math.sign(beyond) * Math.min(mostPerFrame, Math.ceil((Math.abs(beyond) / edge) * (mostPerFrame / 2)));
      if (by !== 0) box.scrollTop = before + by;
      if (box.scrollTop !== before) onScrolled();
    }
    frame = requestAnimationFrame(step);
  };
  let frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}
