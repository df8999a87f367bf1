import { mailKindWords } from '@naksha/contract';
import type { mail as en } from '../en/mail.ts';
import type { Words } from '../words.ts';

export const mail: Words<typeof en> = {
  kinds: mailKindWords.gu,
  states: { kept: 'અહીં રાખેલો', queued: 'રાહમાં', sending: 'મોકલાય છે', sent: 'મોકલાયો', failed: 'નિષ્ફળ' },
  rooms: { letters: 'પત્રો', reports: 'ભૂલના અહેવાલ' },
  none: {
    letters: 'હજી કોઈ મેલ લખાયો નથી. દરેક મેલ અહીં દેખાશે, અને તેનું શું થયું તે પણ.',
    reports: 'હજી કોઈ ભૂલ જણાવાઈ નથી. લોકોને જે ભૂલ મળે તે તેની વિનંતી સાથે અહીં દેખાય છે.',
  },
  outbox: {
    title: 'આઉટબૉક્સ',
    search: 'વિષય, મેળવનાર, વપરાશકર્તા અથવા ગ્રાહક',
    state: 'સ્થિતિ',
    kind: 'પ્રકાર',
    allStates: 'બધી સ્થિતિ',
    allKinds: 'બધા પ્રકાર',
    to: 'કોને',
    subject: 'વિષય',
    written: 'લખાયો',
    met: 'પહેલી વાર',
    call: 'વિનંતી અને જવાબ',
    who: 'વપરાશકર્તા, ગ્રાહક',
    times: 'કેટલી વાર',
    sentAt: 'મોકલાયો',
    attempts: 'પ્રયત્નો',
    noneFound: 'કોઈ મેલ મળ્યો નહીં.',
    noAddress: 'સરનામું નથી',
    open: '“{subject}” ખોલો',
    retry: 'ફરી પ્રયત્ન કરો',
    retried: 'મેલ મોકલવાની કતારમાં છે.',
    stillKept: 'હજી કોઈ મેલ સર્વર કે મોકલવાનું સરનામું નથી: મેલ અહીં જ રહે છે.',
    asHtml: 'જેવો દેખાય છે',
    asText: 'સાદો પાઠ',
    readLogged: 'તમે આ મેલ ખોલ્યો તે મેળવનારની સંસ્થાના લૉગમાં લખાય છે.',
    lastError: 'છેલ્લી ભૂલ',
    tooLate: 'તેને મોકલવાનો સમય વીતી ગયો હતો, તેથી તે મોકલાયો નહીં.',
  },
};
