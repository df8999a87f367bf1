import { Button } from '@mantine/core';
import { type CreditUsage, endpoints } from '@naksha/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useSession } from '../../api/session-store.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useSize } from '../../i18n/use-size.ts';
import { useUserMode } from '../../session/use-user-mode.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { daysUntil } from '../days-until.ts';
import { FactRow } from '../fact-row.tsx';
import { featureWord } from '../feature-word.ts';
import { Greeting } from '../greeting.tsx';
import { LogoSlot } from '../logo-slot.tsx';
import { MoreRooms } from '../more-rooms.tsx';
import { isRaised } from '../my-plan/is-raised.ts';
import page from '../page.module.css';
import { useClock } from '../use-clock.ts';
import { useLogo } from '../use-logo.ts';
import { useMyPlan } from '../users/use-my-plan.ts';
import { PointPaperChart, sumOf } from './point-paper-chart.tsx';
import classes from './spending.module.css';
import { SquareBars } from './square-bars.tsx';
import { creditsPerSquare, rankFeatures } from './stack-squares.ts';
import { weaveMarks } from './weave-marks.ts';

/** The first room of an administrator: plan, credits, and where they went. */
export function Dashboard() {
  const { t } = useTranslation();
  const user = useSession((state) => state.session?.user);
  const { switchOn, isPending } = useUserMode();
  const usage = useQuery({
    queryKey: queryKeys.creditUsage,
    queryFn: () => call(endpoints.getCreditUsage, { query: {} }),
  });
  return (
    <>
      <div className={page.head}>
        <Greeting />
        <div className={page.acts}>
          <Button variant="default" component={Link} to="/admin/my-plan">
            {t('admin.dashboard.upgrade')}
          </Button>
          {user?.hasUserAccess && (
            <Button variant="default" loading={isPending} onClick={() => switchOn()}>
              {t('admin.dashboard.userMode')}
            </Button>
          )}
        </div>
      </div>
      <MoreRooms />
      <Facts />
      {usage.isError && <LoadFailure error={usage.error} retry={usage.refetch} />}
      {usage.data && <Spending usage={usage.data} />}
    </>
  );
}

/** Plan, its end, credits and accounts in four figures, the room for files where it has a limit, and the company's logo. */
function Facts() {
  const { t } = useTranslation();
  const { zone } = useClock();
  const format = useFormat(zone);
  const size = useSize();
  const plan = useMyPlan();
  const clientId = useSession((state) => state.session?.user.clientId) ?? '';
  const { data: logo } = useLogo();
  const balance = useQuery({ queryKey: queryKeys.balance, queryFn: () => call(endpoints.getBalance) });
  if (plan.isError) return <LoadFailure error={plan.error} retry={plan.refetch} />;
  if (balance.isError) return <LoadFailure error={balance.error} retry={balance.refetch} />;
  const storage = plan.data?.storage;
  const ends = plan.data?.endsAt;
  const isOver = plan.data?.state === 'grace' || plan.data?.state === 'over';
  const daysLeft = ends ? daysUntil(ends) : 0;
  return (
    <FactRow
      isBusy={plan.isPending || balance.isPending}
      facts={[
        {
          name: t('admin.dashboard.plan'),
          value: plan.data && (plan.data.plan?.name ?? t('admin.dashboard.noPlan')),
        },
        {
          name: isOver ? t('buying.ended') : t('admin.dashboard.ends'),
          value: plan.data && (ends ? format.day(ends) : t('admin.dashboard.open')),
          more: ends && !isOver && t('admin.dashboard.daysLeft', { count: daysLeft }),
          varies: true,
        },
        {
          name: t('admin.dashboard.creditsLeft'),
          value: balance.data && format.number(balance.data.creditsLeft),
          more: balance.data && t('admin.dashboard.ofTotal', { total: format.number(balance.data.currentTotal) }),
        },
        {
          name: t('admin.dashboard.users'),
          value: plan.data && format.number(plan.data.users.active),
          more:
            plan.data &&
            t(isRaised(plan.data) ? 'admin.dashboard.raised' : 'admin.dashboard.ofLimit', {
              limit: format.number(plan.data.users.limit),
            }),
        },
        ...(storage
          ? [
              {
                name: t('admin.dashboard.storage'),
                value: size(storage.usedBytes),
                more: t('admin.dashboard.ofLimit', { limit: size(storage.limitBytes) }),
                varies: true,
              },
            ]
          : []),
      ]}
    >
      <LogoSlot clientId={clientId} logo={logo} className={page.fact} />
    </FactRow>
  );
}

/** Four weeks of credits: by day, by feature, by person. */
function Spending({ usage: { days, data } }: { usage: { days: string[]; data: CreditUsage[] } }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [day, setDay] = useState(days.at(-1) ?? '');
  const ranked = useMemo(() => rankFeatures(data), [data]);
  const named = new Set(ranked.map(({ feature }) => feature));
  const total = data.reduce((sum, row) => sum + row.creditsDeducted, 0);
  const perSquare = creditsPerSquare(Math.max(0, ...days.map((each) => sumOf(data, each))), 20);
  const ofDay = (feature: string) =>
    sumOf(
      data.filter((row) => row.feature === feature || (feature === 'other' && !named.has(row.feature))),
      day,
    );

  return (
    <div className={classes.columns}>
      <section className={classes.wide}>
        <h2 className={classes.title}>
          {t('admin.dashboard.byDay')}
          <span>
            {t('admin.dashboard.inDays', { credits: format.number(total), days: days.length })},{' '}
            {t('admin.dashboard.square', { count: perSquare })}
          </span>
        </h2>
        <PointPaperChart days={days} usage={data} ranked={ranked} chosen={day} onChoose={setDay} />
        {total === 0 && <p className={page.aside}>{t('admin.dashboard.quiet')}</p>}
        <People days={days.length} usage={data} />
      </section>
      <section>
        <table className={classes.features} aria-label={t('admin.dashboard.byFeature')}>
          <thead>
            <tr>
              <th scope="col">{t('admin.dashboard.byFeature')}</th>
              <th scope="col" data-varies>
                {day && format.shortDate(day)}
              </th>
              <th scope="col">{t('admin.dashboard.daysLeft', { count: days.length })}</th>
            </tr>
          </thead>
          <tbody>
            {ranked.map(({ feature, mark, credits }) => (
              <tr key={feature}>
                <th scope="row">
                  <svg width={9} height={9} viewBox="-0.5 -0.5 9 9" aria-hidden>
                    <path d={weaveMarks[mark].at(0, 0)} {...weaveMarks[mark].paint} />
                  </svg>
                  {featureWord(feature) === 'admin.otherFeature' ? feature : t(featureWord(feature))}
                </th>
                <td>{format.number(ofDay(feature))}</td>
                <td>{format.number(credits)}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">{t('admin.dashboard.all')}</th>
              <td>{format.number(sumOf(data, day))}</td>
              <td>{format.number(total)}</td>
            </tr>
          </tbody>
        </table>
        <Link to="/admin/credits" className={classes.more}>
          {t('admin.dashboard.openLog')}
        </Link>
      </section>
    </div>
  );
}

const most = 6;

/** Who spent most, each a row of the chart's squares. Two of one name are two. */
function People({ days, usage }: { days: number; usage: readonly CreditUsage[] }) {
  const { t } = useTranslation();
  const everybody = useQuery({
    queryKey: queryKeys.userCount,
    queryFn: async () => (await call(endpoints.listUsers, { query: { pageNo: 1, limit: 1 } })).total,
  });
  const sums = new Map<string, { name: string; credits: number }>();
  for (const { userId, userName, creditsDeducted } of usage) {
    const key = userId ?? userName;
    sums.set(key, { name: userName, credits: (sums.get(key)?.credits ?? 0) + creditsDeducted });
  }
  const people = [...sums]
    .map(([key, sum]) => ({ key, ...sum }))
    .sort((a, b) => b.credits - a.credits || a.name.localeCompare(b.name) || a.key.localeCompare(b.key))
    .slice(0, most);
  if ((people[0]?.credits ?? 0) === 0) return null;
  return (
    <>
      <h2 className={classes.title}>
        {t('admin.dashboard.people')}
        {everybody.data !== undefined && (
          <Link to="/admin/users" className={classes.aside}>
            {t('admin.dashboard.allUsers', { count: everybody.data })}
          </Link>
        )}
      </h2>
      <SquareBars
        title={t('admin.dashboard.people')}
        head={t('admin.dashboard.name')}
        unit={t('admin.dashboard.credits28', { days })}
        rows={people}
      />
    </>
  );
}
