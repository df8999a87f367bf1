import {
  Button,
  Checkbox,
  createTheme,
  Input,
  Menu,
  Modal,
  Radio,
  SegmentedControl,
  Switch,
  Table,
  Tabs,
  Tooltip,
} from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import classes from './controls.module.css';

/** Mantine's `gray` and `dark` are tinted blue; ours are pure. */
const gray = [
  '#f9f9f9',
  '#f4f4f4',
  '#e6e6e6',
  '#dedede',
  '#c6c6c6',
  '#a8a8a8',
  '#858585',
  '#696969',
  '#4b4b4b',
  '#121212',
] as const;
const dark = [
  '#f4f4f4',
  '#bdbdbd',
  '#9b9b9b',
  '#757575',
  '#474747',
  '#343434',
  '#252525',
  '#1a1a1a',
  '#141414',
  '#121212',
] as const;
const indigo = [
  '#eceefa',
  '#d3d8f2',
  '#a9b3e6',
  '#8190dc',
  '#6577d5',
  '#4f63cf',
  '#4457be',
  '#35459c',
  '#27357a',
  '#1d2862',
] as const;

export const theme = createTheme({
  primaryColor: 'indigo',
  primaryShade: { light: 8, dark: 5 },
  colors: { gray, dark, indigo },
  white: '#ffffff',
  black: '#121212',
  defaultRadius: 'sm',
  cursorType: 'pointer',
  respectReducedMotion: true,
  autoContrast: false,
  fontFamily: "'Inter Variable','Noto Sans Devanagari','Noto Sans Gujarati',sans-serif",
  focusClassName: 'naksha-focus',
  radius: { xs: '3px', sm: '5px', md: '8px' },
  spacing: { xs: '6px', sm: '10px', md: '14px', lg: '20px', xl: '32px' },
  fontSizes: { xs: 'var(--micro)', sm: '12px', md: '13px', lg: '15px', xl: '22px' },
  headings: {
    fontWeight: '500',
    sizes: {
      h1: { fontSize: '22px', lineHeight: '28px' },
      h2: { fontSize: '13px', lineHeight: '18px', fontWeight: '600' },
      h3: { fontSize: '12px', lineHeight: '16px', fontWeight: '600' },
    },
  },
  components: {
    Button: Button.extend({
      defaultProps: { size: 'sm' },
      classNames: { root: classes.button, label: classes.buttonLabel },
    }),
    Input: Input.extend({ classNames: { input: classes.input } }),
    // What every field has around it; what is wrong with it stands nearest.
    InputWrapper: Input.Wrapper.extend({
      defaultProps: { inputWrapperOrder: ['label', 'input', 'error', 'description'] },
      classNames: { label: classes.label, error: classes.error, description: classes.hint },
    }),
    Checkbox: Checkbox.extend({
      defaultProps: { radius: 'xs', size: 'xs' },
      classNames: { input: classes.check, icon: classes.checkIcon },
    }),
    Radio: Radio.extend({
      defaultProps: { size: 'xs' },
      classNames: { radio: classes.check, icon: classes.checkIcon, description: classes.explanation },
    }),
    Switch: Switch.extend({
      defaultProps: { size: 'xs', withThumbIndicator: false },
      classNames: { track: classes.switchTrack, thumb: classes.switchThumb, description: classes.explanation },
    }),
    SegmentedControl: SegmentedControl.extend({
      defaultProps: { size: 'xs' },
      classNames: { root: classes.segmented, label: classes.segmentedLabel },
    }),
    Tabs: Tabs.extend({ classNames: { tab: classes.tab, list: classes.tabList } }),
    Table: Table.extend({
      defaultProps: { highlightOnHover: true, verticalSpacing: 0 },
      classNames: { th: classes.th, td: classes.td },
    }),
    Modal: Modal.extend({
      defaultProps: { centered: true, radius: 'md' },
      classNames: { content: classes.modal, title: classes.modalTitle },
    }),
    Menu: Menu.extend({
      defaultProps: { shadow: 'none' },
      classNames: { dropdown: classes.menu, item: classes.menuItem, itemIndicator: classes.menuTick },
    }),
    Notifications: Notifications.extend({ classNames: { root: classes.toasts } }),
    Tooltip: Tooltip.extend({
      defaultProps: { openDelay: 350, withArrow: false },
      classNames: { tooltip: classes.tooltip },
    }),
  },
});
