export const site = {
  hero: {
    title: 'Say it in words. Print it by the metre.',
    lead: 'Naksha draws seamless, print-ready cloth from a sentence. This one was drawn here, in your browser. Change the words.',
    words: 'Kalamkari on cream, a trailing vine, flowers in madder and indigo',
    field: 'Describe a cloth',
    hint: 'Write in English, हिन्दी or ગુજરાતી',
    another: 'Another',
    open: 'Open in the studio',
    pattern: 'Pattern',
    ground: 'Ground',
    layout: 'Layout',
    inks: 'Inks, {count}',
    tileSize: 'One tile, {side} × {side} cm',
    seed: 'Seed {seed}',
    tile: 'Tile',
    repeat: 'Repeat',
    cloth: 'The cloth of these words',
    chips: 'Cloths',
    unread: 'Not understood: {words}',
  },
  samples: {
    kalamkari: 'Kalamkari on cream, a trailing vine, flowers in madder and indigo',
    paisley: 'Paisley on teal, mirrored half-drop, rose and gold',
    ajrakh: 'Ajrakh roundels in indigo and madder',
    bandhani: 'Red bandhani, bavan baug, yellow and white dots',
    ikat: 'Ikat ogee in red, indigo and turmeric on cream',
    floral: 'Floral trailing vine on ivory with rose and blue',
  },
  features: {
    title: 'From a sentence to the printing table',
    words: {
      title: 'Words, in your language',
      text: 'English, Hindi or Gujarati. What was understood is underlined as you type; what was not is said plainly. Colours, layouts, motifs, sizes and exclusions are read.',
    },
    cloth: {
      title: 'Twenty-seven cloths, each with its own grammar',
      text: 'From kalamkari, ajrakh and patola to chikankari, brocade, Warli, tartan and palm leaves. Every craft has layouts of its own; dye, line and hand are drawn by rule, never pasted.',
    },
    change: {
      title: 'Change it by saying so',
      text: '“Make the background navy, more lotus, no paisley.” It is tried out while you type; what cannot be done is said. Or ask for variations: nearer or farther, with what you like left as it is.',
    },
    colour: {
      title: 'Colour, down to the last one',
      text: 'Recolour by the whole palette or by one picked shade, match your dye house’s palette, adjust, filter, and flatten to as many colours as you print.',
    },
    repeat: {
      title: 'A repeat that repeats',
      text: 'Every tile closes on itself exactly. Straight, half-drop, brick, mirror; gaps and joins; resize and DPI in centimetres on cloth. The same seed gives the same cloth again.',
    },
    keep: {
      title: 'Nothing is overwritten',
      text: 'Every result keeps its words, its seed and its recipe. Go back, branch off, and export PNG, JPEG or TIFF up to 300 dpi, drawn again at its physical size.',
    },
    company: {
      title: 'Made for a company',
      text: 'Administrators add people, set working hours and addresses, and see where every credit went.',
    },
  },
  plans: {
    title: 'Plans And Pricing',
    lead: 'Credits are spent when a design is made; previews are free.',
    ask: 'Another size, or a question?',
    none: 'The plans of this installation are not published yet. Ask its administrator.',
    users_one: '{count} user',
    users_other: '{count} users',
    admins_one: '{count} administrator',
    admins_other: '{count} administrators',
    credits: '{credits} credits',
    validity_one: 'Credits valid for {count} day',
    validity_other: 'Credits valid for {count} days',
    days_one: 'for {count} day',
    days_other: 'for {count} days',
  },
  privacy: {
    title: 'Privacy policy',
    stored: {
      title: 'What is kept',
      text: 'Your name, your email or username, a hash of your password, the designs you make with their words and recipes, the credits they cost, a log of what was done in your company’s account, from which address and with which browser you signed in, the mails that were written to you, your support tickets with the pictures you attach, and reports of errors that your browser ran into. Who asks to talk to sales or for an account without having one leaves a name, an email, a phone number and a message. It is all kept by the organisation that runs this installation.',
    },
    sent: {
      title: 'What leaves this server',
      nothing: 'Nothing leaves this server.',
      words:
        'This installation is connected to a language model: a prompt is sent to it when you ask for better words.',
      pictures:
        'This installation is connected to an image model: when you ask for a change that cannot be made here, the picture and your words are sent to it. The tool names the model before you run it.',
      mail: 'Mails go through the mail server this installation is connected to: your name, your email address and what the mail says, as that a design is ready or where a sign-in came from.',
      text: 'Previews are drawn in your browser and designs on this server. No page loads anything from elsewhere, and no one’s analytics are built in.',
    },
    rights: { title: 'Your say', text: 'Ask your administrator to see, correct or remove what is kept about you.' },
  },
  cookies: {
    title: 'Cookie policy',
    none: {
      title: 'No cookies',
      text: 'This product sets no cookies. While a tab is open it keeps your sign-in, and the words you have typed, in the tab’s own session storage; closing the tab or logging out clears both.',
    },
    local: {
      title: 'What this browser remembers',
      text: 'The language, the light or dark appearance, the surround of the cloth and the unit of the ruler that you choose, and which finished jobs you have already looked at, are remembered in this browser’s local storage. Only the language is also stored with your account.',
    },
  },
  forgot: {
    title: 'Forgot password',
    text: 'Enter your email or username. If the account has an email address, a link to set a new password is sent there.',
    login: 'Email or username',
    send: 'Send the link',
    sentTitle: 'Look into your mail',
    sent: 'If there is an account of this name with an email address, a link to set a new password is on its way. It works once, for half an hour.',
    noMail:
      'An account without an email address cannot be written to. Its administrator sets a new password: Users, the menu beside the name, “Set a new password”. Administrators without one ask another administrator, or the provider of this installation.',
    unsent:
      'This installation sends no mail, so no link can be sent to you. Somebody else sets a new password for you:',
    askAdmin:
      'Designers ask an administrator of their company, who does it under Users, the menu beside the name, “Set a new password”.',
    askProvider: 'Administrators ask another administrator of their company, or the provider of this installation:',
    again: 'Ask for another link',
    back: 'Back to login',
  },
  reset: {
    title: 'Set a new password',
    text: 'All open sessions of the account end then.',
    save: 'Set the password',
    doneTitle: 'The new password holds',
    done: 'All sessions have ended. Sign in with the new password.',
    login: 'Log in',
    deadTitle: 'This link does not work',
    noToken: 'The address has no link in it. Open the one from the mail, or ask for a new one.',
    again: 'Ask for a new link',
  },
} as const;
