import type { Letters } from '../letter-words.ts';

export const letters: Letters = {
  greeting: 'Hello {name},',
  link: 'If the button does not work, open this address:',
  more: 'New since the last letter: {count}.',
  inAll: 'In all: {count}.',
  ended: 'With it the plan “{plan}” has ended, and its unspent credits were taken back.',
  whyNotice: 'You get this because notices of this kind are switched on. Your choice: {account}',
  whyAccount: 'This mail is about the safety of your account, so it cannot be switched off.',
  whyAsked: 'You get this because somebody asked for an account with this address.',
  whySupport: 'This comes to the address of support of this installation.',
  whyAdmin: 'This comes to the administrators of your company.',
  whyOperator: 'This comes to the super-admins of this installation.',
  sign: 'Naksha, the plan before the cloth',
  kinds: {
    passwordReset: {
      subject: 'Set a new password',
      lines: [
        'Somebody asked for a new password for your account. If it was you, set it here. The link works once, for {minutes} minutes.',
        'If it was not you, do nothing: your password stays as it is.',
      ],
      act: 'Set a new password',
    },
    newSignIn: {
      subject: 'New sign-in to your account',
      lines: [
        'Somebody signed in to your account from an address or with a device that has not been seen before: {ip}, {time}, {device}.',
        'If it was you, there is nothing to do. If not, change your password now and end the other sessions.',
      ],
      act: 'Look at my sessions',
    },
    secondStepOn: {
      subject: 'The second step of your log-in is on',
      lines: [
        'The second step of your log-in was switched on: {time}. Beside the password your account asks for a code now.',
        'If it was you, there is nothing to do. If not, somebody else can sign in and you cannot: tell your administrator now, who can switch it off.',
      ],
      act: 'Open my account',
    },
    secondStepOff: {
      subject: 'The second step of your log-in is off',
      lines: [
        '{by} switched off the second step of your log-in: {time}. The password alone opens your account now.',
        'If you knew about this, switch it on again when you can. If not, change your password now and tell your administrator.',
      ],
      act: 'Open my account',
    },
    emailSet: {
      subject: 'This is the email address of your account now',
      lines: [
        '{by} has set this address for your account: {time}. You can sign in with it, and letters about your account come here.',
        'If this account is not yours, do not sign in, and let the one who is named above know.',
      ],
      act: 'Open my account',
    },
    emailGone: {
      subject: 'Your account has another email address',
      lines: [
        '{by} has given your account another email address: {time}. This one no longer opens it, and links to set a new password that were sent here no longer work.',
        'If you knew about this, there is nothing to do. If not, tell your administrator now.',
      ],
      act: 'Open my account',
    },
    designReady: {
      subject: 'Your design is ready: {fileName}',
      lines: ['“{fileName}” has been made.', '{more}'],
      act: 'Open the design',
      actOfMore: 'Open the collection',
    },
    psdReady: {
      subject: 'Your PSD is ready: {fileName}',
      lines: ['{fileName} has been made and lies in your collection, under PSD files.', '{more}'],
      act: 'Open the collection',
    },
    ticketAnswered: {
      subject: 'An answer to “{title}”',
      lines: ['There is an answer to the support ticket “{title}”.', '{more}'],
      act: 'Read the answer',
    },
    ticketWaiting: {
      subject: 'Support waits for your answer: “{title}”',
      lines: ['Support cannot go on with the ticket “{title}” before it has your answer.', '{more}'],
      act: 'Answer',
    },
    ticketClosed: {
      subject: 'Closed: “{title}”',
      lines: [
        'Support has closed the ticket “{title}”.',
        '{more}',
        'If it is not solved, you can open it again within {days} days.',
      ],
      act: 'Look at the ticket',
    },
    ticketWritten: {
      subject: '{client}: {title}',
      lines: ['{author} of {client} has written in the ticket “{title}”, or opened it again.', '{more}'],
      act: 'Read the ticket',
    },
    jobFailed: {
      subject: '{author}: a design failed',
      lines: [
        '{author} asks for your help: a job failed. Nothing was charged for it.',
        '{note}',
        '{failure}',
        'Operation {operation}. {time}. Job {job} ({code}).',
        'You can ask support: give them these words.',
      ],
      act: 'Ask support',
    },
    creditsLow: {
      subject: 'Your credits are running low',
      lines: [
        '{left} of {total} credits are left.',
        'When none are left, no more designs can be made until credits are added. Your provider adds them.',
      ],
      act: 'See the credits',
    },
    planEnding: {
      subject: 'Your plan “{plan}” ends on {end}',
      lines: ['Your plan “{plan}” ends on {end}.', 'Renew it or choose another one, and work goes on.'],
      act: 'See the plan',
    },
    planEnded: {
      subject: 'Your plan “{plan}” has ended',
      lines: [
        'Your plan “{plan}” has ended. Nothing new can be made until you choose a plan.',
        'Until {until} your files can be looked at, downloaded and exported.',
      ],
      act: 'Choose a plan',
    },
    creditsExpiring: {
      subject: 'Credits expire on {end}',
      lines: [
        '{expiring} of your {left} credits expire on {end}.',
        'What is made before that is paid from them first.',
      ],
      act: 'See the credits',
    },
    paymentWaiting: {
      subject: '{client}: a transfer to verify',
      lines: [
        '{client} has sent {amount} for the plan “{plan}”. Transaction id: {transaction}.',
        'Look for it in the account, then verify it or turn it down. The plan starts once it is verified.',
      ],
      act: 'Look at the payment',
    },
    paymentUndecided: {
      subject: '{client}: a transfer still waits',
      lines: [
        '{client} sent {amount} for the plan “{plan}” a day ago, and no one has decided on it. Transaction id: {transaction}.',
        'Look for it in the account, then verify it or turn it down. Until then the plan does not start.',
      ],
      act: 'Look at the payment',
    },
    paymentSettled: {
      subject: 'Your payment for “{plan}” has arrived',
      lines: [
        '{amount} for the plan “{plan}” has arrived. It runs from {start} to {end}.',
        'Invoice: {invoice}. It lies in the payment history.',
      ],
      act: 'Open the payment history',
    },
    paymentRejected: {
      subject: 'Your transfer for “{plan}” was turned down',
      lines: [
        'The transfer {transaction} of {amount} for the plan “{plan}” was turned down. The reason:',
        '{reason}',
        'Nothing was counted here. If the money left your bank, begin again with the right transaction id, or ask support.',
      ],
      act: 'Open the payment history',
    },
    paymentRefunded: {
      subject: '{amount} is on its way back to you',
      lines: [
        '{amount} of what you paid for the plan “{plan}” is given back to you the way it was paid.',
        '{ended}',
        'Credit note: {note}. It lies in the payment history.',
      ],
      act: 'Open the payment history',
    },
    paymentReturned: {
      subject: 'Your {amount} for “{plan}” is being sent back',
      lines: [
        'Your {amount} for the plan “{plan}” came after the payment was over, and has bought nothing.',
        'All of it is being sent back to you the way it was paid. To have the plan, begin a new payment.',
      ],
      act: 'Open the payment history',
    },
    paymentLate: {
      subject: 'Late money goes back: {plan}',
      lines: [
        '{provider} reports that money for the plan “{plan}” came after its payment was over. What was promised for it can no longer be given.',
        'All of it is being sent back automatically. Payment: {payment}.',
      ],
      act: 'Look at the payments',
    },
    paymentAstray: {
      subject: 'Money that does not fit: {plan}',
      lines: [
        '{provider} reports something about a payment for the plan “{plan}” that does not fit it: another amount, a second payment, or a refund that failed.',
        'Look for {money} at {provider}, and for the payment here: {payment}.',
      ],
      act: 'Look at the payments',
    },
    paymentDisputed: {
      subject: 'A payment is disputed: {plan}',
      lines: [
        'The payer of {amount} for the plan “{plan}” wants that money back from their bank.',
        'Answer the dispute at {provider} before its date there. The payment here: {payment}.',
      ],
      act: 'Look at the payments',
    },
    disputeLost: {
      subject: 'A dispute was lost: {plan}',
      lines: [
        'The bank gave {amount} for the plan “{plan}” back to its payer. Credit note: {note}. Plan and credits stay as they are until you change them.',
        'The payment here: {payment}. The dispute is at {provider}.',
      ],
      act: 'Look at the payments',
    },
    signUpAccepted: {
      subject: 'Your account is ready: {company}',
      lines: [
        '{company} works with Naksha now. You are its first administrator and sign in as {login}.',
        'Your first password is handed to you by the person who set up the account. If you would rather choose one yourself, press “Forgot password” on the login page.',
      ],
      act: 'Sign in',
    },
    signUpRejected: {
      subject: 'Your request for {company}',
      lines: [
        'We cannot open an account for {company} at present. The reason:',
        '{reason}',
        'Write to us if something about this is wrong.',
      ],
      act: 'Write to us',
    },
  },
};
