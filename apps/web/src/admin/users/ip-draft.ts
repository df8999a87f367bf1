/** Addresses as they stand in a form: those that were added, and what is being typed. */
export interface IpDraft {
  readonly ips: readonly string[];
  readonly typed: string;
}

/** All that is sent: what is typed belongs to it, also where no one pressed "Add". */
export const ipsOf = ({ ips, typed }: IpDraft): string[] => [...new Set([...ips, typed.trim()])].filter(Boolean);
