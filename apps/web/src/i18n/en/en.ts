import { account } from './account.ts';
import { admin } from './admin.ts';
import { buying } from './buying.ts';
import { clients } from './clients.ts';
import { cloth } from './cloth.ts';
import { collection } from './collection.ts';
import { colour } from './colour.ts';
import { files } from './files.ts';
import { installation } from './installation.ts';
import { logs } from './logs.ts';
import { mail } from './mail.ts';
import { making } from './making.ts';
import { measures } from './measures.ts';
import { money } from './money.ts';
import { options } from './options.ts';
import { pieces } from './pieces.ts';
import { requests } from './requests.ts';
import { selling } from './selling.ts';
import { session } from './session.ts';
import { settings } from './settings.ts';
import { shell } from './shell.ts';
import { site } from './site.ts';
import { studio } from './studio.ts';
import { support } from './support.ts';
import { vector } from './vector.ts';

export const en = {
  account,
  admin,
  buying,
  clients,
  cloth,
  collection,
  colour,
  files,
  installation,
  logs,
  mail,
  making,
  measures,
  money,
  options,
  pieces,
  requests,
  selling,
  session,
  settings,
  shell,
  site,
  studio,
  support,
  vector,
};
