import type { UserEvent } from '@testing-library/user-event';

/** Puts a text into a field as one who pastes it, in place of what it held. */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.clear(field);
  if (text !== '') await user.paste(text);
}

/** The sentence that a screen reader reads as what is wrong with a field; nothing while it holds. */
export function wrongWith(field: HTMLElement): string | undefined {
  if (field.getAttribute('aria-invalid') !== 'true') return undefined;
  const parts = (field.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id.endsWith('-error'));
  return parts.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}
