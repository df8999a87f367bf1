/**
 * Runs in the page: what cannot be reached, is covered, is cut off, is squeezed or is too small to be read, in words; of an open dialog alone where there is one,
 * whose form has its button, and beside an open menu of what it does not cover. What can be scrolled is scrolled, as a person would. `atOnce` names what must be
 * in sight without that, the last of its kind.
 */
export function layoutFaults(atOnce: readonly string[]): string[] {
  const controls =
    'a[href], button, input, select, textarea, label, [role="tab"], [role="slider"], [role="option"], [role="menuitem"], [tabindex="0"]:not(canvas)';
  /** No words are smaller; matras and conjuncts need more. */
  const leastPx = document.documentElement.lang === 'en' ? 11 : 12;
  /** Within this an edge is where it should be. */
  const slack = 1;
  /** Up to this a table is a list. */
  const phonePx = 640;
  const dialogs = [...document.querySelectorAll('[role="dialog"]')];
  const opened = [...document.querySelectorAll('[role="dialog"], [role="menu"]')].filter(isSeen);
  // A menu over a page leaves sight of the rest of it. The last that was opened lies over all others: a dialog over the menu that it was opened from.
  const menus = opened.some((one) => one.matches('[role="dialog"]')) ? [] : opened;
  const root = (menus.length === 0 && opened.at(-1)) || document.body;
  const { scrollWidth, clientWidth } = document.documentElement;
  const faults = new Set<string>();
  if (scrollWidth > clientWidth) faults.add(`the page is ${scrollWidth} wide in a window of ${clientWidth}`);
  for (const main of document.querySelectorAll('main'))
    if (main.tabIndex >= 0 || !main.hasAttribute('tabindex'))
      faults.add('the page cannot take the focus from what goes');
  for (const selector of atOnce) {
    const last = [...root.querySelectorAll(selector)].filter(isSeen).at(-1);
    const what = last && hides(last);
    if (what) faults.add(`${nameOf(last)} is not in sight: ${what}`);
  }
  for (const form of dialogs.includes(root) ? root.querySelectorAll('form') : []) {
    const buttons = [...root.querySelectorAll('[type="submit"]')].filter(
      (button) => button instanceof HTMLButtonElement && button.form === form && isSeen(button),
    );
    if (buttons.length === 0) faults.add(`the form "${(form.textContent ?? '').trim().slice(0, 40)}" has no button`);
  }
  for (const table of window.innerWidth <= phonePx ? root.querySelectorAll('table') : []) {
    for (let box = table.parentElement; box && isSeen(table); box = box.parentElement)
      if (/auto|scroll/.test(getComputedStyle(box).overflowX) && box.scrollWidth > box.clientWidth + slack)
        faults.add(`${nameOf(table)} runs off the edge of a phone`);
  }
  for (const act of root.querySelectorAll('td button, td label')) {
    const box = act.closest('section, [style*="overflow"]');
    if (!box || !isSeen(act) || box.scrollLeft > 0) continue;
    const [inner, outer] = [act.getBoundingClientRect(), box.getBoundingClientRect()];
    if (inner.right > outer.right + slack)
      faults.add(`${nameOf(act)} of a row is in sight only after scrolling sideways`);
  }
  for (const control of root.querySelectorAll(controls)) {
    if (!isSeen(control) || !takesPointer(control)) continue;
    if (!inTheWay(control)) continue;
    scrollTo(control);
    const what = inTheWay(control);
    if (what) faults.add(`${nameOf(control)} is out of reach: ${what}`);
  }
  for (const button of root.querySelectorAll('form [type="submit"]')) {
    const field = isSeen(button) && fieldBefore(button);
    if (!field) continue;
    const [one, other] = [button.getBoundingClientRect(), field.getBoundingClientRect()];
    if (Math.abs(one.top - other.top) > slack || Math.abs(one.bottom - other.bottom) > slack)
      faults.add(`${nameOf(button)} is not level with the field before it`);
  }
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) judgeText(texts.currentNode);
  for (const field of root.querySelectorAll('input')) {
    const isWhole = field.scrollWidth <= field.clientWidth;
    const isJudged = field.type === 'time' || field.value === '';
    const isRead = isWhole && suggestedOf(field) <= roomOf(field) + slack;
    if (isSeen(field) && isJudged && !isRead) faults.add(`${nameOf(field)} is too narrow for what it shows`);
  }
  for (const icon of root.querySelectorAll('svg.tabler-icon')) {
    const { width, height } = icon.getBoundingClientRect();
    if (icon.checkVisibility() && Math.abs(width - height) > slack)
      faults.add(`an icon of ${nameOf(icon.parentElement ?? icon)} is squeezed`);
  }
  return [...faults];

  /** On the screen and for everybody: not faded out, not for screen readers alone, not a link that appears with the focus. */
  function isSeen(element: Element): boolean {
    const { width, height } = element.getBoundingClientRect();
    return (
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      width > 1 &&
      height > 1 &&
      !element.closest('[inert], [aria-hidden="true"], .skip-link')
    );
  }

  function takesPointer(element: Element): boolean {
    return getComputedStyle(element).pointerEvents !== 'none';
  }

  function nameOf(element: Element): string {
    const words =
      element.getAttribute('aria-label') || element.textContent || element.getAttribute('placeholder') || '';
    return `${element.localName} "${words.trim().slice(0, 40)}"`;
  }

  /** How wide the words are that stand in an empty field: the browser counts them to no width of it. */
  function suggestedOf(field: HTMLInputElement): number {
    const pen = field.value === '' ? document.createElement('canvas').getContext('2d') : null;
    if (!pen) return 0;
    pen.font = getComputedStyle(field).font;
    return pen.measureText(field.placeholder).width;
  }

  function roomOf(field: HTMLInputElement): number {
    const { paddingLeft, paddingRight } = getComputedStyle(field);
    return field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  }

  /** The field that a button stands on one line with, next to it or with what is ticked between. */
  function fieldBefore(button: Element): Element | undefined {
    const { top, bottom, left } = button.getBoundingClientRect();
    const fields =
      button.closest('form')?.querySelectorAll('input:not([type="checkbox"], [type="radio"]), select') ?? [];
    return [...fields].filter(isSeen).findLast((field) => {
      const box = field.getBoundingClientRect();
      return box.right <= left && box.top < bottom && top < box.bottom;
    });
  }

  /** What lies where the element should be: nine places of its first line are touched. */
  function inTheWay(element: Element): string | undefined {
    const [box] = element.getClientRects();
    if (!box) return 'it has no place';
    const owner = element.closest('label') ?? (element.localName === 'input' ? element.parentElement : element);
    for (const down of [0.15, 0.5, 0.85]) {
      for (const across of [0.15, 0.5, 0.85]) {
        const hit = document.elementFromPoint(box.left + box.width * across, box.top + box.height * down);
        if (!hit) return 'it is outside of the window';
        if (owner?.contains(hit) || hit.closest('label')?.control === element) continue;
        if (isOfMenu(hit) && !isOfMenu(element)) continue;
        return `${hit.contains(element) ? 'cut off by' : 'covered by'} ${nameOf(hit).replace(/ ".*/, '')}.${[...hit.classList].join('.')}`;
      }
    }
    return undefined;
  }

  /** A menu covers for a while what is beneath it, and so does the edge around it. */
  function isOfMenu(hit: Element): boolean {
    return menus.some((menu) => menu.contains(hit) || menu.parentElement === hit);
  }

  /** The same of what lets the pointer through, as a tag on the cloth does. */
  function hides(element: Element): string | undefined {
    if (takesPointer(element) || !(element instanceof HTMLElement)) return inTheWay(element);
    element.style.pointerEvents = 'auto';
    const what = inTheWay(element);
    element.style.pointerEvents = '';
    return what;
  }

  /** Brings it into the middle of everything that a person can scroll. */
  function scrollTo(element: Element): void {
    for (let box = element.parentElement; box; box = box.parentElement) {
      const isPage = box === document.documentElement;
      const { overflowX, overflowY } = getComputedStyle(box);
      const outer = isPage ? new DOMRect(0, 0, innerWidth, innerHeight) : box.getBoundingClientRect();
      const inner = element.getBoundingClientRect();
      const scrolls = (overflow: string) =>
        overflow === 'auto' || overflow === 'scroll' || (isPage && overflow === 'visible');
      if (scrolls(overflowY)) box.scrollTop += inner.top + inner.height / 2 - outer.top - outer.height / 2;
      if (scrolls(overflowX)) box.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
    }
  }

  /** Every line of a text against the boxes that it stands in: cut by none without dots, and not beyond what is drawn around it. */
  function judgeText(text: Node): void {
    const holder = text.parentElement;
    const words = text.textContent?.trim().slice(0, 40);
    if (!holder || !words || !isSeen(holder)) return;
    if (Number.parseFloat(getComputedStyle(holder).fontSize) < leastPx)
      faults.add(`"${words}" is smaller than ${leastPx} px`);
    const range = document.createRange();
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()];
    for (let box: Element | null = holder; box && box !== root; box = outside(box)) {
      const style = getComputedStyle(box);
      if (/auto|scroll/.test(style.overflow) || style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none')
        return;
      const isCut = style.overflow !== 'visible';
      const isDrawn = box.matches('button, a, td, th, label') && style.display !== 'inline';
      if (!isCut && !isDrawn) continue;
      const edge = box.getBoundingClientRect();
      const isBeside = lines.some(({ left, right }) => left < edge.left - slack || right > edge.right + slack);
      // The upper and the lower fifth of a line are room for accents.
      const isBeyond = lines.some(
        ({ top, bottom, height }) => top + height / 5 < edge.top - slack || bottom - height / 5 > edge.bottom + slack,
      );
      if (isBeside || (isCut && isBeyond))
        faults.add(`"${words}" is ${isCut ? 'cut off' : 'wider than what it stands in'}`);
    }
  }

  /** The next box that can cut this one off. */
  function outside(box: Element): Element | null {
    const { position } = getComputedStyle(box);
    if (position === 'fixed') return null;
    return position === 'absolute' && box instanceof HTMLElement ? box.offsetParent : box.parentElement;
  }
}
