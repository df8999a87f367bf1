import { expect } from 'vitest';

/** What was written to the console as a warning or an error: React and libraries report faults there, and no one reads it. */
const complaints: string[] = [];

export function hearComplaints(): void {
  for (const level of ['error', 'warn'] as const)
    console[level] = (...said: unknown[]) => complaints.push(said.map(String).join(' '));
}

/** Complains of every sentence that is shown, if only for a moment, with the name of a gap in it instead of what belongs there. */
export function hearOpenGaps(): void {
  const named = ['aria-label', 'title', 'alt', 'placeholder'];
  const judge = (words: string | null | undefined) => {
    if (/\{[\w:]+\}/.test(words ?? '')) complaints.push(`a gap is left open: ${words}`);
  };
  const judgeNames = (element: Element) => {
    for (const name of named) judge(element.getAttribute(name));
  };
  const judgeNode = (node: Node) => {
    if (node instanceof HTMLStyleElement) return;
    judge(node.textContent);
    if (!(node instanceof Element)) return;
    judgeNames(node);
    node.querySelectorAll(named.map((name) => `[${name}]`).join()).forEach(judgeNames);
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'childList') addedNodes.forEach(judgeNode);
      else if (target instanceof Element) judgeNames(target);
      else judge(target.textContent);
    }
  }).observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: named,
  });
}

/** Fails when there was a complaint since the last time. */
export function expectNoComplaints(): void {
  expect(complaints.splice(0)).toEqual([]);
}
