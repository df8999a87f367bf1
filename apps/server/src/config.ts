import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { bytesOfGigabyte, strongPassword } from '@naksha/contract';
import { type DialectName, dialects } from '@naksha/engines';
import { z } from 'zod';
import { codeOf } from './db/is-errno.ts';
import { Secret } from './secret.ts';
import {
  hostOf,
  isLoopback,
  sender,
  serverAddress,
  serverKey,
  serviceAddress,
  signingSecrets,
  trustedProxies,
  webhookSecret,
} from './setting-kinds.ts';

/** The password of the demonstration that everybody can read here. */
const publishedPassword = 'Naksha@2026';

const dialectNames = Object.keys(dialects);
const isDialect = (text: string): text is DialectName => dialectNames.includes(text);

/** Every setting, under the name it has in the environment. */
const settings = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// URL' }).optional(),
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: serverAddress,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: serverAddress,
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket: 3 to 63 of a-z, 0-9, . and -')
    .optional(),
  S3_ENDPOINT: serviceAddress,
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, 'must be the name of a region')
    .optional(),
  S3_ACCESS_KEY_ID: serverKey,
  S3_SECRET_ACCESS_KEY: serverKey,
  S3_PATH_STYLE: z.enum(['on', 'off']).optional(),
  S3_PUBLIC_ENDPOINT: serviceAddress,
  PREVIEWS_GB: z.coerce.number().positive().max(1_000_000).default(20),
  DEMO: z.enum(['on', 'off']).default('on'),
  DEMO_PASSWORD: strongPassword('password_required').default(publishedPassword),
  SIGNING_SECRETS: signingSecrets,
  TRUSTED_PROXIES: trustedProxies,
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).optional(),
  REQUESTS_PER_MINUTE: z.coerce.number().int().min(1).default(1200),
  PUBLIC_URL: serverAddress,
  PLAIN_HTTP: z.enum(['on', 'off']).default('off'),
  SMTP_HOST: z.string().min(1).optional(),
  SMTP_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  SMTP_SECURITY: z.enum(['starttls', 'tls', 'none']).optional(),
  SMTP_USER: z.string().min(1).optional(),
  SMTP_PASSWORD: z.string().min(1).optional(),
  MAIL_FROM: sender,
  SUPPORT_ADDRESS: z.email('must be an address').optional(),
  CHAT_BASE_URL: serverAddress,
  CHAT_MODEL: z.string().min(1).optional(),
  CHAT_API_KEY: serverKey,
  IMAGE_BASE_URL: serverAddress,
  IMAGE_MODEL: z.string().min(1).optional(),
  IMAGE_API_KEY: serverKey,
  IMAGE_DIALECT: z
    .custom<DialectName>((text) => typeof text === 'string' && isDialect(text), `must be ${dialectNames.join(', ')}`)
    .optional(),
  RAZORPAY_KEY_ID: z
    .string()
    .regex(/^rzp_(?:test|live)_\w+$/, 'must begin with rzp_test_ or rzp_live_')
    .optional(),
  RAZORPAY_KEY_SECRET: serverKey,
  RAZORPAY_WEBHOOK_SECRET: webhookSecret,
  RAZORPAY_URL: serviceAddress,
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[rs]k_(?:test|live)_\w+$/, 'must begin with sk_test_ or sk_live_, or rk_ for a restricted key')
    .optional(),
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_URL: serviceAddress,
});

/** Settings that mean nothing without another. */
const pairs = [
  ['S3_ENDPOINT', 'S3_BUCKET'],
  ['S3_REGION', 'S3_BUCKET'],
  ['S3_ACCESS_KEY_ID', 'S3_BUCKET'],
  ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['S3_SECRET_ACCESS_KEY', 'S3_ACCESS_KEY_ID'],
  ['S3_PATH_STYLE', 'S3_BUCKET'],
  ['S3_PUBLIC_ENDPOINT', 'S3_BUCKET'],
  ['SMTP_HOST', 'MAIL_FROM'],
  ['SMTP_HOST', 'PUBLIC_URL'],
  ['SMTP_PORT', 'SMTP_HOST'],
  ['SMTP_SECURITY', 'SMTP_HOST'],
  ['SMTP_USER', 'SMTP_PASSWORD'],
  ['SMTP_USER', 'SMTP_HOST'],
  ['SMTP_PASSWORD', 'SMTP_USER'],
  ['CHAT_BASE_URL', 'CHAT_MODEL'],
  ['CHAT_MODEL', 'CHAT_BASE_URL'],
  ['CHAT_API_KEY', 'CHAT_BASE_URL'],
  ['IMAGE_BASE_URL', 'IMAGE_MODEL'],
  ['IMAGE_MODEL', 'IMAGE_BASE_URL'],
  ['IMAGE_API_KEY', 'IMAGE_BASE_URL'],
  ['IMAGE_DIALECT', 'IMAGE_BASE_URL'],
  ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET'],
  ['RAZORPAY_KEY_ID', 'RAZORPAY_WEBHOOK_SECRET'],
  ['RAZORPAY_KEY_ID', 'PUBLIC_URL'],
  ['RAZORPAY_KEY_SECRET', 'RAZORPAY_KEY_ID'],
  ['RAZORPAY_WEBHOOK_SECRET', 'RAZORPAY_KEY_ID'],
  ['RAZORPAY_URL', 'RAZORPAY_KEY_ID'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['STRIPE_SECRET_KEY', 'PUBLIC_URL'],
  ['STRIPE_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY'],
  ['STRIPE_URL', 'STRIPE_SECRET_KEY'],
] as const;

export interface Config {
  readonly role: RoleName;
  readonly isProduction: boolean;
  /** Demonstration data and its log-ins are offered; never in production. */
  readonly isDemonstration: boolean;
  readonly demoPassword: Secret;
  /** What the password of the demonstration may have been when it was on. */
  readonly knownDemoPasswords: readonly Secret[];
  readonly host: string;
  readonly port: number;
  /** Absolute. */
  readonly dataDir: string;
  readonly databaseUrl: Secret | undefined;
  /** Where Prometheus finds figures, apart from the product. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined;
  /** Whether traces are sent; where to, OpenTelemetry reads itself. */
  readonly isTraced: boolean;
  /** Where files are kept instead of the data folder. */
  readonly s3: S3Settings | undefined;
  /** What previews and squares of pictures may come to, in bytes: beyond it those go that were not used for longest. */
  readonly previewsMaxBytes: number;
  /** The first signs; the others are still accepted. None outside production means: make one and keep it. */
  readonly signingSecrets: Secret | undefined;
  readonly trustedProxies: readonly string[];
  readonly logLevel: string;
  /** How often one user may call in a minute; an address may five times as often. */
  readonly requestsPerMinute: number;
  /** Where people find the product; links in mails begin with it, whatever address a request came to. Without a slash at its end. */
  readonly publicUrl: string;
  /** The name in PUBLIC_URL, under which alone a public installation answers; none where it was not said, or is this machine's own. */
  readonly publicHost: string | undefined;
  /** The server that sends mails. Without it they are kept to be read in the product. */
  readonly mail: MailServer | undefined;
  /** Where error reports and questions are read. */
  readonly supportAddress: string | undefined;
  /** A chat endpoint in OpenAI's manner that may say a prompt in words the loom knows. */
  readonly chat: ModelServer | undefined;
  /** An image model behind a server of this kind: it draws what a picture without a recipe does not contain. */
  readonly image: (ModelServer & { readonly dialect: DialectName }) | undefined;
  /** Accounts at services that take money; a plan is paid for by transfer without. */
  readonly razorpay: (PaymentService & { readonly keyId: string }) | undefined;
  readonly stripe: PaymentService | undefined;
}

export interface S3Settings {
  readonly bucket: string;
  /** None means that of Amazon for the region. */
  readonly endpoint: string | undefined;
  readonly region: string;
  /** None means those of the machine, as its role gives them. */
  readonly keys: { readonly id: string; readonly secret: Secret } | undefined;
  /** The bucket stands in the path of an address, not in the name of the host. */
  readonly isPathStyle: boolean;
  /** Where browsers reach the server of the bucket; none means that they do not, and bytes pass through the product. */
  readonly publicEndpoint: string | undefined;
}

export interface PaymentService {
  readonly key: Secret;
  /** Whether real money moves: the key says so. */
  readonly isLive: boolean;
  /** What its events are signed with, parted by commas. */
  readonly webhookSecrets: Secret;
  readonly url: string;
}

export interface MailServer {
  readonly host: string;
  readonly port: number;
  /** `starttls` begins in the clear and sends nothing before it is encrypted; `none` stays in the clear. */
  readonly security: 'starttls' | 'tls' | 'none';
  readonly user: string | undefined;
  readonly password: Secret | undefined;
  readonly from: string;
}

interface ModelServer {
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey: Secret | undefined;
}

/** Settings that are not what they must be; the message lists all of them, and no value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Reads the settings. `NAME_FILE` names a file that holds the value of `NAME`, for secrets that are handed over in files. */
export function readConfig(environment: NodeJS.ProcessEnv, words: readonly string[] = []): Config {
  const { found: given, faults } = withFiles(environment);
  const { role, fault: roleFault } = roleOf(words, given.DATABASE_URL !== undefined);
  if (roleFault !== undefined) faults.push(`  ${roleFault}`);
  const parsed = settings.safeParse(given);
  faults.push(...(parsed.error?.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`) ?? []));
  const isProduction = given.NODE_ENV === 'production';
  if (isProduction && !given.SIGNING_SECRETS) faults.push('  SIGNING_SECRETS: is required in production');
  const isBeyond = (host: string | undefined) => host !== undefined && !isLoopback(host);
  // Left out, it is HOST with http://; a worker answers no one.
  const isPlain = given.PUBLIC_URL
    ? /^http:/i.test(given.PUBLIC_URL) && isBeyond(hostOf(given.PUBLIC_URL))
    : role !== 'worker' && isBeyond(given.HOST);
  if (isProduction && isPlain && given.PLAIN_HTTP !== 'on')
    faults.push(
      '  PUBLIC_URL: must be https:// beyond this machine; on a network of your own PLAIN_HTTP=on takes http://',
    );
  const shown = {
    HOST: isBeyond(given.HOST),
    PUBLIC_URL: isBeyond(given.PUBLIC_URL && hostOf(given.PUBLIC_URL)),
    // Whoever names a proxy is asked through it by others, wherever it stands.
    TRUSTED_PROXIES: given.TRUSTED_PROXIES !== undefined,
  };
  for (const [name, isShown] of Object.entries(isProduction || given.DEMO === 'off' ? {} : shown)) {
    if (isShown)
      faults.push(`  ${name}: the demonstration has known passwords and is for this machine alone; set DEMO=off`);
  }
  for (const name of ['RAZORPAY_KEY_ID', 'STRIPE_SECRET_KEY'] as const) {
    if (!isProduction && given.DEMO !== 'off' && given[name]?.includes('_live_'))
      faults.push(`  ${name}: the demonstration has known passwords, and this key takes real money; set DEMO=off`);
  }
  for (const [name, other] of pairs) {
    if (given[name] && !given[other]) faults.push(`  ${other}: is required with ${name}`);
  }
  if (!parsed.success || faults.length > 0) {
    throw new ConfigError(`These settings cannot be used:\n${faults.join('\n')}`);
  }
  const found = parsed.data;
  const publicHost = found.PUBLIC_URL && hostOf(found.PUBLIC_URL);
  return {
    role,
    isProduction,
    isDemonstration: !isProduction && found.DEMO === 'on',
    demoPassword: new Secret(found.DEMO_PASSWORD),
    knownDemoPasswords: [...new Set([publishedPassword, found.DEMO_PASSWORD])].map((word) => new Secret(word)),
    host: found.HOST,
    port: found.PORT,
    dataDir: resolve(found.DATA_DIR),
    databaseUrl: found.DATABASE_URL === undefined ? undefined : new Secret(found.DATABASE_URL),
    metrics: found.METRICS_PORT === undefined ? undefined : { host: found.METRICS_HOST, port: found.METRICS_PORT },
    isTraced: Boolean(found.OTEL_EXPORTER_OTLP_ENDPOINT ?? found.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT),
    s3: s3Of(found),
    previewsMaxBytes: Math.floor(found.PREVIEWS_GB * bytesOfGigabyte),
    signingSecrets: found.SIGNING_SECRETS?.length ? new Secret(found.SIGNING_SECRETS.join(',')) : undefined,
    trustedProxies: found.TRUSTED_PROXIES,
    logLevel: found.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    requestsPerMinute: found.REQUESTS_PER_MINUTE,
    publicUrl: (found.PUBLIC_URL ?? `http://${found.HOST}:${found.PORT}`).replace(/\/+$/, ''),
    publicHost: publicHost && !isLoopback(publicHost) ? publicHost : undefined,
    mail: mailServerOf(found),
    supportAddress: found.SUPPORT_ADDRESS,
    chat: serverOf(found.CHAT_BASE_URL, found.CHAT_MODEL, found.CHAT_API_KEY),
    image: imageOf(found),
    razorpay: razorpayOf(found),
    stripe: stripeOf(found),
  };
}

const roles = ['all', 'api', 'worker'] as const;
export type RoleName = (typeof roles)[number];

/** What this process does of all there is to do, as its command line says, and what is wrong with that. */
function roleOf(words: readonly string[], isShared: boolean): { role: RoleName; fault?: string } {
  const { values, tokens } = parseArgs({
    args: [...words],
    options: { role: { type: 'string' } },
    strict: false,
    tokens: true,
  });
  const other = tokens.find((token) => token.kind !== 'option' || token.name !== 'role');
  const role = roles.find((each) => each === (values.role ?? 'all'));
  if (other) return { role: 'all', fault: `${words[other.index]}: is not known here; --role is all that may be said` };
  if (!role) return { role: 'all', fault: '--role: must be all, api or worker' };
  if (role !== 'all' && !isShared)
    return {
      role,
      fault: `DATABASE_URL: is required with --role ${role}, for the embedded database serves one process`,
    };
  return { role };
}

function serverOf(baseUrl?: string, model?: string, key?: string): ModelServer | undefined {
  if (baseUrl === undefined || model === undefined) return undefined;
  return { baseUrl, model, apiKey: key === undefined ? undefined : new Secret(key) };
}

function s3Of(found: z.output<typeof settings>): S3Settings | undefined {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret } = found;
  if (bucket === undefined) return undefined;
  const keys = id === undefined || secret === undefined ? undefined : { id, secret: new Secret(secret) };
  const isPathStyle = (found.S3_PATH_STYLE ?? (endpoint === undefined ? 'off' : 'on')) === 'on';
  return {
    bucket,
    endpoint,
    region: found.S3_REGION ?? 'us-east-1',
    keys,
    isPathStyle,
    publicEndpoint: found.S3_PUBLIC_ENDPOINT,
  };
}

function mailServerOf(found: z.output<typeof settings>): MailServer | undefined {
  const { SMTP_HOST: host, MAIL_FROM: from, SMTP_USER: user, SMTP_PASSWORD: password } = found;
  if (host === undefined || from === undefined) return undefined;
  const security = found.SMTP_SECURITY ?? 'starttls';
  const port = found.SMTP_PORT ?? { starttls: 587, tls: 465, none: 25 }[security];
  return { host, port, security, user, password: password === undefined ? undefined : new Secret(password), from };
}

function imageOf(found: z.output<typeof settings>): Config['image'] {
  const server = serverOf(found.IMAGE_BASE_URL, found.IMAGE_MODEL, found.IMAGE_API_KEY);
  return server && { ...server, dialect: found.IMAGE_DIALECT ?? 'openai' };
}

function razorpayOf(found: z.output<typeof settings>): Config['razorpay'] {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: key, RAZORPAY_WEBHOOK_SECRET: secrets } = found;
  if (keyId === undefined || key === undefined || secrets === undefined) return undefined;
  const url = found.RAZORPAY_URL ?? 'https://api.razorpay.com';
  return { ...serviceOf(key, secrets, url), keyId, isLive: isLiveKey(keyId) };
}

function stripeOf(found: z.output<typeof settings>): Config['stripe'] {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secrets } = found;
  if (key === undefined || secrets === undefined) return undefined;
  return { ...serviceOf(key, secrets, found.STRIPE_URL ?? 'https://api.stripe.com'), isLive: isLiveKey(key) };
}

const isLiveKey = (key: string) => key.includes('_live_');

function serviceOf(key: string, secrets: readonly string[], url: string) {
  return { key: new Secret(key), webhookSecrets: new Secret(secrets.join(',')), url: url.replace(/\/+$/, '') };
}

/** An empty variable counts as one that is not set: that is how container files leave settings out. */
function withFiles(environment: NodeJS.ProcessEnv): { found: Record<string, string>; faults: string[] } {
  const found: Record<string, string> = {};
  const faults: string[] = [];
  for (const name of Object.keys(settings.shape)) {
    const path = environment[`${name}_FILE`];
    try {
      const value = path ? readFileSync(path, 'utf8').trim() : environment[name];
      if (value) found[name] = value;
    } catch (problem) {
      faults.push(`  ${name}_FILE: cannot be read (${codeOf(problem)})`);
    }
  }
  return { found, faults };
}
