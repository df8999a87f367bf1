import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { proveGate, put, replace } from '../test/prove-gate.ts';

const sheet = 'apps/web/src/studio/frame.module.css';
const room = 'apps/web/src/studio/frame.tsx';
const prepare = (house: string) => {
  put(
    sheet,
    '.frame:has(> .bar) :is(.wide, .low) {',
    '  color: red;',
    '  &:hover > .light {',
    '    animation: rise 1s;',
    '  }',
    '}',
    ':global(.theirs) .head::after {',
    "  content: '.text';",
    '}',
    '@keyframes rise {',
    '  to {',
    '    opacity: 0.5;',
    '  }',
    '}',
  )(house);
  put(
    room,
    "import classes from './frame.module.css';",
    '',
    'const { low, light: lit } = classes;',
    "const wide = [classes['wide'], low, lit].join(' ');",
    'export const Frame = ({ classes: own }: { classes: { gone: string } }) => (',
    '  <div className={wide} title={own.gone} {...{ classes: { root: classes.frame } }}>',
    "    {['x'].map((classes) => classes.at(0))}",
    '    <p className={classes.bar + classes.head} />',
    '  </div>',
    ');',
  )(house);
};
const gone = (name: string) => `studio/frame.tsx: uses classes.${name}, and ${sheet} has no class ${name}`;
const unused = (name: string) => `${sheet}: no file uses its class ${name}`;
const unnamed = `studio/frame.tsx: takes from ${sheet} what is not written out: write classes.name`;

proveGate(
  'classes',
  {
    'a class that its stylesheet has lost': [gone('bar'), replace(sheet, ':has(> .bar)', '')],
    'a class of an inner rule that was lost': [gone('light'), replace(sheet, '> .light', '> i')],
    'a class that is written otherwise where it is used': [
      [gone('head2'), unused('head')],
      replace(room, 'classes.head', 'classes.head2'),
    ],
    'a class in brackets that is not there': [gone('broad'), replace(room, "classes['wide']", "classes['broad']")],
    'a class taken out by a pattern that is not there': [gone('high'), replace(room, '{ low,', '{ high: low,')],
    'a class that is global in its stylesheet': [gone('theirs'), replace(room, 'classes.bar', 'classes.theirs')],
    'a name that only an animation has': [gone('rise'), replace(room, 'classes.bar', 'classes.rise')],
    'a class that no file uses': [
      unused('foot'),
      replace(sheet, '@keyframes', '.foot {\n  color: red;\n}\n@keyframes'),
    ],
    'a class of which a file uses only a namesake': [
      unused('light'),
      replace(room, 'light: lit } = classes', 'light: lit } = { low: 1, light: 2 }'),
    ],
    'a stylesheet that no file imports': [
      'other.module.css: no file uses its class one',
      put('apps/web/src/other.module.css', '.one {\n}'),
    ],
    'a stylesheet that is not there': [
      'imports apps/web/src/studio/door.module.css, which is not there',
      replace(room, './frame.module.css', './door.module.css'),
    ],
    'a class whose name only the page knows': [unnamed, replace(room, "classes['wide']", 'classes[low]')],
    'all classes handed on at once': [unnamed, replace(room, '{ root: classes.frame }', 'classes')],
    'all classes spread': [unnamed, replace(room, '{ root: classes.frame }', '{ ...classes }')],
    'what is left by a pattern': [unnamed, replace(room, 'light: lit }', '...lit }')],
    'pages without stylesheets': ['0 stylesheets', (house) => rmSync(join(house, sheet))],
  },
  prepare,
);
