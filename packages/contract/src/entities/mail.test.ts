import { describe, expect, it } from 'vitest';
import { endpoints } from '../endpoints/table.ts';
import { roles } from '../roles.ts';
import { type MailNotice, mail, mailKinds, mailNotices, noticePreference, wantsNotice, wholeMail } from './mail.ts';
import { forgotPasswordForm, resetPasswordForm } from './password.ts';

const notices = Object.keys(mailNotices).filter((name): name is MailNotice => name in mailNotices);
const row = {
  _id: '0190a000-0000-7000-8000-00000000de51',
  kind: 'psdReady',
  state: 'kept',
  to: null,
  subject: 'Your PSD is ready',
  lang: 'gu',
  times: 1,
  attempts: 0,
  lastError: null,
  createdAt: '2026-11-23T00:00:00.000Z',
  sentAt: null,
};

describe('a notice', () => {
  it.each(notices)(
    '%s is a mail that concerns somebody, and comes to whoever has not chosen as its row says',
    (notice) => {
      expect(mailKinds).toContain(notice);
      expect(mailNotices[notice].roles.length).toBeGreaterThan(0);
      expect(wantsNotice({}, notice)).toBe(mailNotices[notice].byDefault);
      for (const chosen of [true, false])
        expect(wantsNotice({ [noticePreference(notice)]: chosen }, notice)).toBe(chosen);
      // What is no choice decides nothing.
      for (const odd of ['false', 0, 1]) {
        expect(wantsNotice({ [noticePreference(notice)]: odd }, notice)).toBe(mailNotices[notice].byDefault);
      }
    },
  );

  it('can be kept as a preference of its account, each under a name of its own', () => {
    const names = notices.map(noticePreference);
    expect(new Set(names).size).toBe(notices.length);
    const preferences = Object.fromEntries(names.map((name) => [name, false]));
    expect(endpoints.updateMe.body.safeParse({ preferences }).success).toBe(true);
  });

  it('is there for every role that signs in', () => {
    for (const role of roles) {
      expect(notices.some((notice) => mailNotices[notice].roles.some((each) => each === role))).toBe(true);
    }
  });
});

describe('a mail', () => {
  it('is listed without what it says', () => {
    expect(mail.parse(row)).toEqual(row);
    expect(mail.safeParse({ ...row, text: 'Hello' }).success).toBe(false);
    expect(wholeMail.safeParse({ ...row, text: 'Hello', html: '' }).success).toBe(true);
  });

  it.each([{ kind: 'newsletter' }, { state: 'lost' }, { attempts: 0.5 }, { sentAt: 'today' }])('is not %o', (odd) => {
    expect(mail.safeParse({ ...row, ...odd }).success).toBe(false);
  });
});

describe('a forgotten password', () => {
  it.each([
    [{}, 'login_required'],
    [{ login: '  ' }, 'login_required'],
    [{ login: 'a'.repeat(255) }, 'text_too_long'],
  ])('is not asked for with %o', (body, message) => {
    expect(forgotPasswordForm.safeParse(body).error?.issues[0]?.message).toBe(message);
  });

  it.each([
    [{ token: 'a' }, 'new_password_required'],
    [{ token: 'a', newPassword: '' }, 'new_password_required'],
    [{ token: 'a', newPassword: 'weak' }, 'password_weak'],
    [{ token: 'a', newPassword: 'Password@1' }, 'password_common'],
  ])('is not replaced with %o', (body, message) => {
    expect(resetPasswordForm.safeParse(body).error?.issues[0]?.message).toBe(message);
  });

  it('is asked for in the same limits as it is replaced in, for both are open to everybody', () => {
    expect(endpoints.forgotPassword.rate).toEqual(endpoints.resetPassword.rate);
    expect(endpoints.forgotPassword.rate.max).toBeGreaterThan(0);
  });
});
