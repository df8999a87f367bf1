import { z } from 'zod';

/** Addresses as they stand in a form: those that were added, and what is being typed. */
export const ipDraft = z.object({ ips: z.array(z.string()).readonly(), typed: z.string() });
export type IpDraft = z.infer<typeof ipDraft>;

/** What is typed or pasted may be a list, as a firewall or a letter has it. */
export const typedIps = (typed: string): string[] => typed.split(/[\s,;]+/).filter(Boolean);

/** All that is sent: what is typed belongs to it, also where no one pressed "Add". */
export const ipsOf = ({ ips, typed }: IpDraft): string[] => [...new Set([...ips, ...typedIps(typed)])];
