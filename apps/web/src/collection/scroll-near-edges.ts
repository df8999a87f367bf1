/** So near to an edge of the box, or beyond it, the pointer scrolls; faster the farther it is. */
const edge = 48;
const mostPerSecond = 1700;
/** What lies near an edge can be drawn over: there it begins after so long a stay, beyond the edge at once. */
const stayMs = 200;
/** A frame that took longer moves no farther: nothing leaps past while the page was busy. */
const longestFrameMs = 50;

/**
 * Scrolls a box while `pointerY` is near its upper or lower edge, at the same pace whatever frames take, and says so after each step; where it
 * answers nothing, nothing moves. The answer ends it.
 */
export function scrollNearEdges(
  box: HTMLElement,
  pointerY: () => number | undefined,
  onScrolled: () => void,
): () => void {
  let before = performance.now();
  let nearSince: number | undefined;
  /** A part of a pixel that is still to go. */
  let rest = 0;
  const step = () => {
    const now = performance.now();
    const seconds = Math.min(longestFrameMs, now - before) / 1000;
    before = now;
    const { top, bottom } = box.getBoundingClientRect();
    const y = pointerY() ?? (top + bottom) / 2;
    const beyond = Math.min(0, y - top - edge) + Math.max(0, y - bottom + edge);
    nearSince = beyond === 0 ? undefined : (nearSince ?? now);
    if (nearSince !== undefined && (Math.abs(beyond) > edge || now - nearSince >= stayMs)) {
      const pace = Math.sign(beyond) * Math.min(1, Math.abs(beyond) / (2 * edge)) * mostPerSecond;
      const by = Math.trunc(pace * seconds + rest);
      rest = pace * seconds + rest - by;
      const from = box.scrollTop;
      if (by !== 0) box.scrollTop = from + by;
      if (box.scrollTop !== from) onScrolled();
    } else rest = 0;
    frame = requestAnimationFrame(step);
  };
  let frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}
