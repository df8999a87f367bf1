import { admin } from './admin.ts';
import { collection } from './collection.ts';
import { colour } from './colour.ts';
import { files } from './files.ts';
import { making } from './making.ts';
import { measures } from './measures.ts';
import { options } from './options.ts';
import { pieces } from './pieces.ts';
import { session } from './session.ts';
import { settings } from './settings.ts';
import { shell } from './shell.ts';
import { site } from './site.ts';
import { studio } from './studio.ts';
import { vector } from './vector.ts';

export const en = {
  admin,
  collection,
  colour,
  files,
  making,
  measures,
  options,
  pieces,
  session,
  settings,
  shell,
  site,
  studio,
  vector,
};
