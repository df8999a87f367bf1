import { endpoints } from '@naksha/contract';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { usualHours } from '../../src/admin/users/usual-hours.ts';
import { admin, designer, houseServer, openNow } from '../a-house.ts';
import {
  chosenPassword,
  confirmed,
  email,
  type FieldRow,
  type FormRow,
  gaps,
  number,
  personName,
  type Words,
  words,
} from './form-row.ts';

const password = 'Rang@Resham7';
const users = { as: admin, address: '/admin/users', server: houseServer };

/** Opens an item of the menu beside the designer. */
const openItem = (item: (words: Words) => string) => async (user: UserEvent, t: Words) => {
  await user.click(await screen.findByRole('button', { name: gaps(t.admin.users.actions, { name: designer.name }) }));
  await user.click(await screen.findByRole('menuitem', { name: item(t) }));
};

/** The begin of a span of working hours, by the name of the span. */
const time = (span: (words: Words) => string, good: string, bad: FieldRow['bad']): FieldRow => ({
  label: (t) => gaps(t.admin.users.start, { day: span(t) }),
  good,
  bad,
});

/** The forms in which an administrator keeps the people and rules of a client. */
export const peopleForms: readonly FormRow[] = [
  {
    ...users,
    name: 'add a user',
    source: 'admin/users/add-user.tsx',
    reach: async (user, t) => user.click(await screen.findByRole('button', { name: t.admin.users.add })),
    anchor: (t) => t.admin.users.email,
    endpoint: endpoints.createUser,
    fields: [
      personName((t) => t.admin.users.name, 'Tana Bana'),
      words((t) => t.admin.users.email, 'tana_bana', {
        empty: 'login_required',
        long: 'username_too_long',
        markup: 'username_invalid',
        invisible: 'username_invalid',
      }),
      chosenPassword((t) => t.admin.users.password, password, 'password_required'),
      confirmed((t) => t.admin.users.confirm, password, 'password_too_long'),
    ],
    refusals: [{ code: 'username_taken', field: 'username', beside: (t) => t.admin.users.email }],
  },
  {
    ...users,
    name: 'edit a user',
    source: 'admin/users/edit-user.tsx',
    reach: openItem((t) => t.admin.users.edit),
    endpoint: endpoints.updateUser,
    fields: [
      personName((t) => t.admin.users.name, 'Tana Bana'),
      email((t) => t.admin.users.emailAlone, 'tana@mill.in'),
    ],
    refusals: [
      { code: 'name_letters_only', field: 'name', beside: (t) => t.admin.users.name },
      { code: 'username_taken', field: 'email', beside: (t) => t.admin.users.emailAlone },
    ],
  },
  {
    ...users,
    name: 'limit the credits of a user',
    source: 'admin/users/edit-cap.tsx',
    reach: openItem((t) => t.admin.users.cap),
    endpoint: endpoints.setCreditCap,
    fields: [number((t) => t.admin.users.cap, '40', 'credits_cap', 'none')],
    refusals: [{ code: 'credits_cap', field: 'creditCap', beside: (t) => t.admin.users.cap }],
  },
  {
    ...users,
    name: 'give a user a password',
    source: 'admin/users/new-password.tsx',
    reach: openItem((t) => t.admin.users.setPassword),
    endpoint: endpoints.updateUser,
    fields: [chosenPassword((t) => t.admin.users.newPassword, password, 'new_password_required')],
    refusals: [{ code: 'password_common', field: 'password', beside: (t) => t.admin.users.newPassword }],
  },
  {
    ...users,
    name: 'set the addresses of a user',
    source: 'admin/users/edit-ips.tsx',
    reach: openItem((t) => t.admin.users.ips),
    endpoint: endpoints.putAllowedIps,
    fields: [
      words((t) => t.admin.users.ips, '192.0.2.1', {
        long: 'ip_invalid',
        markup: 'ip_invalid',
        invisible: 'ip_invalid',
      }),
    ],
    refusals: [{ code: 'ip_required', field: 'allowedIps', beside: (t) => t.admin.users.ips }],
  },
  {
    ...users,
    name: 'set the working hours of a user',
    source: 'admin/users/edit-hours.tsx',
    server: () =>
      houseServer().answer(endpoints.getWorkingHours, () => ({
        workingHours: usualHours().map((day) => ({ ...day, more: [{ start: '19:00', end: '21:00' }] })),
        timeZone: 'Asia/Kolkata',
        now: openNow,
      })),
    reach: openItem((t) => t.admin.users.hours),
    anchor: (t) => t.admin.users.days.monday,
    endpoint: endpoints.putWorkingHours,
    fields: [
      time((t) => t.admin.users.days.monday, '09:30', {
        empty: { text: '', code: 'working_hours_order' },
        backwards: { text: '18:30', code: 'working_hours_order' },
        overlapping: { text: '09:30', code: 'working_hours_overlap' },
      }),
      time((t) => gaps(t.admin.users.spanOf, { day: t.admin.users.days.monday, number: '2' }), '19:00', {
        overlapping: { text: '18:00', code: 'working_hours_overlap' },
      }),
    ],
  },
  {
    name: 'add a holiday',
    source: 'admin/settings/holidays-field.tsx',
    as: admin,
    address: '/admin/settings',
    server: houseServer,
    reach: async (user, t) => user.click(await screen.findByRole('tab', { name: t.settings.tabs.login })),
    endpoint: endpoints.putSettings,
    fields: [
      words((t) => t.settings.holidayName, 'Republic Day', { empty: 'holiday_name', long: 'name_too_long' }),
      {
        label: (t) => t.settings.holidayDate,
        good: '2026-01-26',
        bad: { empty: { text: '', code: 'holiday_date' } },
      },
    ],
  },
];
