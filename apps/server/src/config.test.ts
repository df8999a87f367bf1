import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const strong = '0123456789abcdef0123456789abcdef';

describe('the settings', () => {
  test('have defaults for all that a first start needs, on this machine only', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ host: '127.0.0.1', port: 3000, isDemonstration: true, isProduction: false });
    expect(config.dataDir).toMatch(/\.data$/);
    expect(config.demoPassword.reveal()).toBe('Naksha@2026');
  });

  test('stop a start in production without signing secrets, or with weak ones', () => {
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(/SIGNING_SECRETS: is required/);
    for (const weak of ['secret', 'a'.repeat(64), `${strong},changeme`]) {
      expect(() => readConfig({ NODE_ENV: 'production', SIGNING_SECRETS: weak })).toThrow(/SIGNING_SECRETS: each must/);
    }
    const config = readConfig({ NODE_ENV: 'production', SIGNING_SECRETS: strong, DEMO: 'on' });
    expect(config).toMatchObject({ isProduction: true, isDemonstration: false });
  });

  test('of a public address take http:// in production for this machine alone, or where that is said', () => {
    const production = { NODE_ENV: 'production', SIGNING_SECRETS: strong };
    const plain = { ...production, PUBLIC_URL: 'http://n.example' };
    expect(faultOf(plain)).toContain('  PUBLIC_URL: must be https:// beyond this machine');
    expect(faultOf({ ...plain, PLAIN_HTTP: 'off' })).toContain('  PUBLIC_URL: must be https://');
    // With all else that is wrong.
    expect(faultOf({ ...plain, PORT: 'x', SIGNING_SECRETS: '' })).toMatch(
      /PORT:.*SIGNING_SECRETS:.*PUBLIC_URL: must be/s,
    );
    expect(readConfig({ ...plain, PLAIN_HTTP: 'on' }).publicUrl).toBe('http://n.example');
    // Left out, it is where the product listens; a worker listens nowhere.
    const open = { ...production, HOST: '0.0.0.0' };
    for (const PUBLIC_URL of [undefined, ''])
      expect(faultOf({ ...open, PUBLIC_URL })).toContain('  PUBLIC_URL: must be https://');
    expect(() => readConfig({ ...open, PLAIN_HTTP: 'on' })).not.toThrow();
    expect(() => readConfig({ ...open, PUBLIC_URL: 'https://n.example' })).not.toThrow();
    const worker = { ...open, DATABASE_URL: 'postgres://naksha:x@127.0.0.1/naksha' };
    expect(() => readConfig(worker, ['--role', 'worker'])).not.toThrow();
    for (const PUBLIC_URL of ['https://n.example', 'http://localhost:3000', 'http://[::1]:3000'])
      expect(() => readConfig({ ...production, PUBLIC_URL }), PUBLIC_URL).not.toThrow();
    expect(() => readConfig({ DEMO: 'off', PUBLIC_URL: 'http://n.example' })).not.toThrow();
  });

  test('show the demonstration to this machine alone, and trust no proxy that is everybody', () => {
    expect(() => readConfig({ HOST: '0.0.0.0' })).toThrow(/HOST: the demonstration has known passwords/);
    expect(() => readConfig({ HOST: '::' })).toThrow(/HOST/);
    expect(readConfig({ HOST: '::1' })).toMatchObject({ isDemonstration: true });
    expect(faultOf({ HOST: '0.0.0.0', PUBLIC_URL: 'https://n.example' })).toMatch(
      / {2}HOST: the .*\n {2}PUBLIC_URL: the demo/,
    );
    for (const PUBLIC_URL of ['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:3000']) {
      expect(readConfig({ PUBLIC_URL }), PUBLIC_URL).toMatchObject({ isDemonstration: true });
    }
    expect(() => readConfig({ PUBLIC_URL: 'http://[2001:db8::1]' })).toThrow(/PUBLIC_URL: the demonstration/);
    for (const TRUSTED_PROXIES of ['127.0.0.1', '10.0.0.0/8,::1']) {
      expect(faultOf({ TRUSTED_PROXIES })).toMatch(/ {2}TRUSTED_PROXIES: the demonstration has known passwords/);
    }
    expect(readConfig({ PUBLIC_URL: 'https://n.example', DEMO: 'off' }).publicUrl).toBe('https://n.example');
    expect(readConfig({ HOST: '0.0.0.0', DEMO: 'off' })).toMatchObject({ host: '0.0.0.0', isDemonstration: false });
    for (const all of ['0.0.0.0/0', '::/0', '10.0.0.1,0.0.0.0/1', '::ffff:0.0.0.0/96', '::/64', '::/8']) {
      expect(() => readConfig({ TRUSTED_PROXIES: all })).toThrow(/TRUSTED_PROXIES: must be addresses or CIDR ranges/);
    }
    for (const some of ['10.0.0.0/8', '::ffff:10.0.0.0/104', 'fd00::/8', '2001:db8::/32', '::1']) {
      expect(() => readConfig({ TRUSTED_PROXIES: some, DEMO: 'off' }), some).not.toThrow();
    }
  });

  test('are refused all at once and without their values', () => {
    const broken = { PORT: 'ninety', DATABASE_URL: 'mysql://root:canary@db', DEMO_PASSWORD: 'canary' };
    try {
      readConfig(broken);
      expect.unreachable();
    } catch (problem) {
      expect(problem).toBeInstanceOf(ConfigError);
      for (const name of Object.keys(broken)) expect(String(problem)).toContain(name);
      expect(String(problem)).not.toContain('canary');
    }
  });

  test.each([
    [['--role', 'cook'], /--role: must be all, api or worker/],
    [['--role'], /--role: must be all, api or worker/],
    [['--role', 'api'], /DATABASE_URL: is required with --role api, for/],
    [['--rule', 'api'], /--rule: is not known here/],
    [['worker'], /worker: is not known here/],
  ])('say of the words %j of the command line what is wrong, with all else', (words, sentence) => {
    expect(() => readConfig({ PORT: 'x' }, words)).toThrow(sentence);
    expect(() => readConfig({ PORT: 'x' }, words)).toThrow(/PORT: /);
  });

  test('part the program where its processes share a database', () => {
    expect(readConfig({}).role).toBe('all');
    expect(readConfig({ DATABASE_URL: 'postgres://h/db' }, ['--role', 'worker']).role).toBe('worker');
    expect(readConfig({}, ['--role=all']).role).toBe('all');
  });

  test('never print a secret', () => {
    const config = readConfig({ DATABASE_URL: 'postgres://u:canary@h/db', SIGNING_SECRETS: `${strong}canary` });
    expect(`${inspect(config, { depth: 9 })}${JSON.stringify(config)}${config.databaseUrl}`).not.toContain('canary');
  });

  test('of an image model go together, name a kind of server that is known, and its key is a secret', () => {
    const image = { IMAGE_BASE_URL: 'http://localhost:8080/v1', IMAGE_MODEL: 'brush', IMAGE_API_KEY: 'canary' };
    expect(readConfig({}).image).toBeUndefined();
    const config = readConfig(image);
    expect(config.image).toMatchObject({ baseUrl: image.IMAGE_BASE_URL, model: 'brush', dialect: 'openai' });
    expect(config.image?.apiKey?.reveal()).toBe('canary');
    expect(JSON.stringify(config)).not.toContain('canary');
    expect(readConfig({ ...image, IMAGE_DIALECT: 'sdcpp' }).image?.dialect).toBe('sdcpp');
    expect(() => readConfig({ ...image, IMAGE_DIALECT: 'toString' })).toThrow(/IMAGE_DIALECT: must be openai, sdcpp/);
    expect(() => readConfig({ ...image, IMAGE_MODEL: '' })).toThrow(/IMAGE_MODEL: is required with IMAGE_BASE_URL/);
    expect(() => readConfig({ IMAGE_DIALECT: 'sdcpp' })).toThrow(/IMAGE_BASE_URL: is required with IMAGE_DIALECT/);
    expect(() => readConfig({ ...image, IMAGE_BASE_URL: 'http://me:pass@host/v1' })).toThrow(/IMAGE_BASE_URL: must/);
  });

  test('of a chat endpoint go together, and its key is a secret', () => {
    const chat = { CHAT_BASE_URL: 'http://localhost:11434/v1', CHAT_MODEL: 'small', CHAT_API_KEY: 'canary' };
    expect(readConfig({}).chat).toBeUndefined();
    const config = readConfig(chat);
    expect(config.chat).toMatchObject({ baseUrl: chat.CHAT_BASE_URL, model: 'small' });
    expect(config.chat?.apiKey?.reveal()).toBe('canary');
    expect(`${inspect(config, { depth: 9 })}${JSON.stringify(config)}`).not.toContain('canary');
    expect(() => readConfig({ ...chat, CHAT_MODEL: '' })).toThrow(/CHAT_MODEL: is required with CHAT_BASE_URL/);
    expect(() => readConfig({ CHAT_API_KEY: 'canary' })).toThrow(/CHAT_BASE_URL: is required with CHAT_API_KEY/);
    for (const address of ['ftp://host/v1', 'https://u:canary@host/v1', 'https://host/v1?key=canary']) {
      expect(() => readConfig({ ...chat, CHAT_BASE_URL: address })).toThrow(/CHAT_BASE_URL: must/);
    }
  });

  test('of a mail server go together, its password is a secret, and links begin with the public address', () => {
    const mail = {
      DEMO: 'off',
      SMTP_HOST: 'smtp.mill.example',
      MAIL_FROM: 'no-reply@mill.example',
      PUBLIC_URL: 'https://n.example/',
    };
    expect(readConfig({})).toMatchObject({ mail: undefined, supportAddress: undefined });
    expect(readConfig({}).publicUrl).toBe('http://127.0.0.1:3000');
    const plain = { host: mail.SMTP_HOST, from: mail.MAIL_FROM, user: undefined, password: undefined };
    expect(readConfig(mail)).toMatchObject({
      publicUrl: 'https://n.example',
      mail: { ...plain, port: 587, security: 'starttls' },
    });
    for (const [security, port] of [
      ['tls', 465],
      ['none', 25],
    ] as const) {
      expect(readConfig({ ...mail, SMTP_SECURITY: security }).mail).toEqual({ ...plain, port, security });
    }
    const path = join(mkdtempSync(join(tmpdir(), 'naksha-config-')), 'password');
    writeFileSync(path, 'canary\n');
    const config = readConfig({ ...mail, SMTP_PORT: '2525', SMTP_USER: 'naksha', SMTP_PASSWORD_FILE: path });
    expect(config.mail).toMatchObject({ port: 2525, user: 'naksha' });
    expect(config.mail?.password?.reveal()).toBe('canary');
    expect(`${inspect(config, { depth: 9 })}${JSON.stringify(config)}`).not.toContain('canary');
    for (const [left, without] of [
      ['MAIL_FROM', { ...mail, MAIL_FROM: '' }],
      ['PUBLIC_URL', { ...mail, PUBLIC_URL: '' }],
      ['SMTP_PASSWORD', { ...mail, SMTP_USER: 'naksha' }],
      ['SMTP_USER', { ...mail, SMTP_PASSWORD: 'canary' }],
      ['SMTP_HOST', { SMTP_PORT: '25' }],
    ] as const) {
      expect(faultOf(without), left).toMatch(new RegExp(`${left}: is required with SMTP_`));
    }
  });

  test('of services that take money go together, and say by their key whether it is real', () => {
    const site = { PUBLIC_URL: 'http://localhost:3000' };
    const razorpay = {
      RAZORPAY_KEY_ID: 'rzp_test_a1',
      RAZORPAY_KEY_SECRET: 'canary',
      RAZORPAY_WEBHOOK_SECRET: 'canary-hook',
    };
    const stripe = { STRIPE_SECRET_KEY: 'sk_test_canary', STRIPE_WEBHOOK_SECRET: 'whsec_canary' };
    expect(readConfig({})).toMatchObject({ razorpay: undefined, stripe: undefined });
    const config = readConfig({ ...site, ...razorpay, ...stripe });
    expect(config.razorpay).toMatchObject({ keyId: 'rzp_test_a1', isLive: false, url: 'https://api.razorpay.com' });
    expect(config.stripe).toMatchObject({ isLive: false, url: 'https://api.stripe.com' });
    expect(config.stripe?.webhookSecrets.reveal()).toBe('whsec_canary');
    expect(`${inspect(config, { depth: 9 })}${JSON.stringify(config)}`).not.toContain('canary');
    const live = { ...site, ...razorpay, RAZORPAY_KEY_ID: 'rzp_live_a1', ...stripe, STRIPE_SECRET_KEY: 'rk_live_a1' };
    expect(faultOf(live)).toMatch(/RAZORPAY_KEY_ID: the demonstration .*\n {2}STRIPE_SECRET_KEY: the demonstration/);
    expect(readConfig({ ...live, DEMO: 'off' })).toMatchObject({
      razorpay: { isLive: true },
      stripe: { isLive: true },
    });
    for (const alone of [...Object.keys(razorpay), ...Object.keys(stripe)]) {
      const others = { ...site, ...razorpay, ...stripe, [alone]: '' };
      expect(() => readConfig(others), alone).toThrow(new RegExp(`${alone}: is required with`));
    }
    expect(() => readConfig(stripe)).toThrow(/PUBLIC_URL: is required with STRIPE_SECRET_KEY/);
    for (const STRIPE_SECRET_KEY of ['pk_test_a', 'sk_test_', 'whsec_a', 'sk_test_a b'])
      expect(() => readConfig({ ...site, ...stripe, STRIPE_SECRET_KEY }), STRIPE_SECRET_KEY).toThrow(
        /STRIPE_SECRET_KEY: must begin/,
      );
    for (const STRIPE_URL of ['http://api.stripe.com', 'ftp://localhost', 'https://a:b@localhost'])
      expect(() => readConfig({ ...site, ...stripe, STRIPE_URL }), STRIPE_URL).toThrow(/STRIPE_URL: must/);
    expect(readConfig({ ...site, ...stripe, STRIPE_URL: 'http://127.0.0.1:9/' }).stripe?.url).toBe(
      'http://127.0.0.1:9',
    );
  });

  test('can be read from files, and an empty one is not set', () => {
    const path = join(mkdtempSync(join(tmpdir(), 'naksha-config-')), 'secret');
    writeFileSync(path, `${strong}\n`);
    const config = readConfig({ SIGNING_SECRETS_FILE: path, DATABASE_URL: '' });
    expect(config.signingSecrets?.reveal()).toBe(strong);
    expect(config.databaseUrl).toBeUndefined();
  });

  const strongSecrets = `${strong},${[...strong].toReversed().join('')}`;
  const url = 'must be an http:// or https:// URL';
  const bare = 'must have no password, query or fragment';
  const proxies = 'must be addresses or CIDR ranges no wider than /8, parted by commas';
  const secret = 'each must be random and have at least 32 characters';
  test.each([
    ['NODE_ENV', ['prod', 'PRODUCTION', ' production'], 'Invalid option'],
    ['PORT', ['x', '-1', '65536', '80.5', '0x'], /expected|Too/],
    ['DATABASE_URL', ['mysql://host/db', 'host/db', 'http://host', 'postgres//host'], 'must be a postgres:// URL'],
    ['DEMO', ['yes', 'true', '1', 'ON'], 'Invalid option'],
    ['DEMO_PASSWORD', ['short', 'alllowercase1@', 'NoDigit@here', 'NoSign2026'], /./],
    ['SIGNING_SECRETS', ['short', 'ab'.repeat(40), `${strong},short`, ',', ' , '], secret],
    ['TRUSTED_PROXIES', ['everybody', '10.0.0.1/7', '::/0', '10.0.0.0/33', '10.0.0.1;10.0.0.2'], proxies],
    [
      'TRUSTED_PROXIES',
      [
        Array.from({ length: 256 }, (_, at) => `${at}.0.0.0/8`).join(),
        Array.from({ length: 33 }, (_, at) => `::ffff:${at}.0.0.0/104`).join(),
      ],
      'must hold no more than an eighth of all addresses together',
    ],
    ['LOG_LEVEL', ['loud', 'WARN', '3'], 'Invalid option'],
    ['REQUESTS_PER_MINUTE', ['0', '-5', 'many', '1.5'], /expected|Too/],
    ['CHAT_BASE_URL', ['localhost:80', 'ftp://host', 'file:///etc/passwd'], url],
    ['IMAGE_BASE_URL', ['localhost:80', 'ftp://host', 'javascript:1'], url],
    ['CHAT_BASE_URL', ['http://a:b@host', 'http://host?x=1', 'http://host#x'], bare],
    ['CHAT_API_KEY', ['with space', 'line\nbreak', 'लाल'], 'must be visible characters without spaces'],
    ['IMAGE_API_KEY', ['with space', 'tab\tbed'], 'must be visible characters without spaces'],
    ['PUBLIC_URL', ['naksha.example', 'ftp://n.example'], url],
    ['SMTP_PORT', ['0', '65536', 'smtp'], /expected|Too/],
    ['SMTP_SECURITY', ['ssl', 'STARTTLS', 'yes'], 'Invalid option'],
    ['MAIL_FROM', ['nobody', 'a@b@c', 'Naksha no-reply@mill.example', 'a@b\r\nBcc: c@d'], 'must be an address or Name'],
    ['SUPPORT_ADDRESS', ['support', 'Support <a@mill.example>'], 'must be an address'],
    ['IMAGE_DIALECT', ['OpenAI', 'comfy', '__proto__'], 'must be openai, sdcpp'],
  ] as const)('refuse a bad %s by its name, in a sentence, without the value', (name, values, sentence) => {
    for (const value of values) {
      const fault = faultOf({ [name]: value });
      const line = fault.split('\n').find((each) => each.startsWith(`  ${name}: `)) ?? '';
      expect(line, value).toMatch(sentence);
      // Words of the sentence itself may be short values too.
      if (value.length > 5) expect(fault).not.toContain(value);
    }
  });

  test('take every good value of what has few', () => {
    for (const LOG_LEVEL of ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']) {
      expect(readConfig({ LOG_LEVEL }).logLevel).toBe(LOG_LEVEL);
    }
    for (const PORT of ['0', '80', '65535']) expect(readConfig({ PORT }).port).toBe(Number(PORT));
    for (const DATABASE_URL of ['postgres://h/d', 'postgresql://u:p@h:1/d?sslmode=require']) {
      expect(readConfig({ DATABASE_URL }).databaseUrl?.reveal()).toBe(DATABASE_URL);
    }
    const TRUSTED_PROXIES = ' 10.0.0.0/8 , 192.0.2.1,2001:db8::/32,';
    expect(readConfig({ TRUSTED_PROXIES, DEMO: 'off' }).trustedProxies).toEqual([
      '10.0.0.0/8',
      '192.0.2.1',
      '2001:db8::/32',
    ]);
    expect(readConfig({ SIGNING_SECRETS: strongSecrets }).signingSecrets?.reveal()).toBe(strongSecrets);
    expect(readConfig({ NODE_ENV: 'production', SIGNING_SECRETS: strong }).logLevel).toBe('info');
  });

  test('from a file that cannot be read are refused with the rest, by name and code', () => {
    const fault = faultOf({ SIGNING_SECRETS_FILE: '/no/such/file', DATABASE_URL_FILE: tmpdir(), PORT: 'x' });
    expect(fault).toContain('  SIGNING_SECRETS_FILE: cannot be read (ENOENT)\n');
    expect(fault).toContain('  DATABASE_URL_FILE: cannot be read (EISDIR)\n');
    expect(fault).toContain('  PORT: ');
  });

  test('name a bucket with its keys, in the path of its address unless it is of Amazon', () => {
    const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'canary' };
    expect(readConfig({}).s3).toBeUndefined();
    expect(readConfig({ S3_BUCKET: 'cloths' }).s3).toEqual({
      bucket: 'cloths',
      endpoint: undefined,
      region: 'us-east-1',
      keys: undefined,
      isPathStyle: false,
    });
    const own = readConfig({
      S3_BUCKET: 'cloths',
      S3_ENDPOINT: 'https://s3.example',
      S3_REGION: 'surat-1',
      ...keys,
    }).s3;
    expect(own).toMatchObject({
      endpoint: 'https://s3.example',
      region: 'surat-1',
      isPathStyle: true,
      keys: { id: 'id' },
    });
    expect(inspect(own)).not.toContain('canary');
    expect(
      readConfig({ S3_BUCKET: 'cloths', S3_ENDPOINT: 'https://s3.example', S3_PATH_STYLE: 'off' }).s3,
    ).toMatchObject({
      isPathStyle: false,
    });
  });

  test.each([
    [{ S3_ENDPOINT: 'https://s3.example' }, 'S3_BUCKET: is required with S3_ENDPOINT'],
    [{ S3_REGION: 'x' }, 'S3_BUCKET: is required with S3_REGION'],
    [{ S3_BUCKET: 'cloths', S3_ACCESS_KEY_ID: 'id' }, 'S3_SECRET_ACCESS_KEY: is required with S3_ACCESS_KEY_ID'],
    [{ S3_BUCKET: 'cloths', S3_SECRET_ACCESS_KEY: 'x' }, 'S3_ACCESS_KEY_ID: is required with S3_SECRET_ACCESS_KEY'],
    [{ S3_BUCKET: 'No_Bucket' }, 'S3_BUCKET: must be the name of a bucket'],
    [{ S3_BUCKET: 'ab' }, 'S3_BUCKET: must be the name of a bucket'],
    [{ S3_BUCKET: 'cloths', S3_ENDPOINT: 'http://s3.example' }, 'S3_ENDPOINT: must be https:// beyond this machine'],
    [{ S3_BUCKET: 'cloths', S3_ENDPOINT: 'https://s3.example', S3_PATH_STYLE: 'yes' }, 'S3_PATH_STYLE'],
    [{ S3_PUBLIC_ENDPOINT: 'https://s3.example' }, 'S3_BUCKET: is required with S3_PUBLIC_ENDPOINT'],
    [{ METRICS_PORT: '0' }, 'METRICS_PORT'],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
      'OTEL_EXPORTER_OTLP_ENDPOINT: must be an http:// or https:// URL',
    ],
  ])('%j cannot be used', (given, fault) => {
    expect(faultOf(given)).toContain(fault);
  });

  test('open a port for figures and send traces only where that is said', () => {
    expect(readConfig({})).toMatchObject({ metrics: undefined, isTraced: false });
    expect(readConfig({ METRICS_PORT: '9464' }).metrics).toEqual({ host: '127.0.0.1', port: 9464 });
    expect(readConfig({ METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' }).metrics?.host).toBe('0.0.0.0');
    for (const name of ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'])
      expect(readConfig({ [name]: 'http://collector:4318' }).isTraced).toBe(true);
  });
});

/** What is said of settings that cannot be used. */
function faultOf(environment: NodeJS.ProcessEnv): string {
  try {
    readConfig(environment);
  } catch (problem) {
    expect(problem).toBeInstanceOf(ConfigError);
    return String(problem);
  }
  throw new Error(`${JSON.stringify(environment)} was taken.`);
}
