import type { session as en } from '../en/session.ts';
import type { Words } from '../words.ts';

export const session: Words<typeof en> = {
  ended: {
    title: 'सत्र समाप्त',
    text: 'सत्र समाप्त: आपका सत्र समाप्त हो गया है। आप {count} सेकंड में लॉग आउट हो जाएँगे।',
    now: 'फिर से लॉग इन करें',
  },
  expired: { title: 'सत्र की अवधि पूरी हुई', text: 'आप {count} सेकंड में लॉग आउट हो जाएँगे।', now: 'फिर से लॉग इन करें' },
  error: { title: 'कृपया ध्यान दें', okay: 'ठीक है' },
  login: {
    title: 'लॉग इन',
    lead: 'कपड़े से पहले नक्शा।',
    login: 'ईमेल या यूज़रनेम',
    password: 'पासवर्ड',
    submit: 'लॉग इन करें',
    forgot: 'पासवर्ड भूल गए?',
    demo: 'प्रदर्शन',
    demoText: 'यह स्थापना प्रदर्शन खातों के साथ चल रही है। फ़ॉर्म भरने के लिए एक चुनें।',
    super: 'सुपर-एडमिन',
    admin: 'एडमिन',
    designer: 'डिज़ाइनर',
    show: 'पासवर्ड दिखाएँ',
    hide: 'पासवर्ड छिपाएँ',
  },
};
