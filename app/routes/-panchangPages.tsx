import { useQuery } from '@tanstack/react-query'
import { Link, useLoaderData, useSearch } from '@tanstack/react-router'
import { ArrowLeft, ArrowRight, Printer } from 'lucide'
import { addDays } from '#almanac/civilDate.ts'
import type { ChosenCity } from '#app/almanac/cityStore.ts'
import { todayIn, useToday } from '#app/almanac/today.ts'
import { templeCity, useChosenCity } from '#app/almanac/useCity.ts'
import { CityBar } from '#app/features/city/CityBar.tsx'
import { ClockNotice } from '#app/features/shell/ClockNotice.tsx'
import { type Asked, askedDay, askedMonth } from '#app/features/panchang/asked.ts'
import { PanchangDay } from '#app/features/panchang/PanchangDay.tsx'
import { PanchangMonth } from '#app/features/panchang/PanchangMonth.tsx'
import { prepareDay, prepareMonth } from '#app/features/panchang/preparePanchang.ts'
import { siteQuery } from '#app/features/shell/queries.ts'
import { dateText, monthText, weekdayText } from '#app/i18n/dates.ts'
import { panchang } from '#app/i18n/en/panchang.ts'
import { useWords } from '#app/i18n/words.ts'
import type { RouterContext } from '#app/routerContext.ts'
import { Button, buttonClass } from '#app/ui/Button.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import type { Site } from '#contract/site.ts'

/** The frame a first visit is rendered in: the temple's city and its day. */
async function preparePanchang(context: RouterContext) {
  await context.prepare(siteQuery)
  const site = context.queryClient.getQueryData<Site>(siteQuery.queryKey)
  return {
    temple: site && templeCity(site),
    today: todayIn(site?.city.timeZone ?? 'Asia/Kolkata'),
  }
}

const wordOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

export const day = {
  Page: PanchangPage,
  async prepare(context: RouterContext, _: string, { date }: Search) {
    const { temple, today } = await preparePanchang(context)
    const asked = askedDay(wordOf(date), today)
    if (temple && asked.is === 'day') await prepareDay(context, temple, asked.date)
    return { today, head: { ...panchang.english.page, path: '/panchang' } }
  },
}
export const month = {
  Page: PanchangMonthPage,
  async prepare(context: RouterContext, _: string, { month: wanted }: Search) {
    const { temple, today } = await preparePanchang(context)
    const asked = askedMonth(wordOf(wanted), today)
    if (temple && asked.is === 'day') await prepareMonth(context, temple, asked.date.slice(0, 7))
    return { today, head: { ...panchang.english.monthPage, path: '/panchang/month' } }
  },
}

type Search = Readonly<Record<string, unknown>>

/** This month has the shorter address, under which it is kept ready. */
const monthOf = (date: string, today: string) =>
  today.startsWith(date.slice(0, 7)) ? {} : { month: date.slice(0, 7) }

type PageProps = { site: Site; temple: ChosenCity; chosen: ChosenCity | undefined }

function useCities(site: Site): PageProps {
  return { site, temple: templeCity(site), chosen: useChosenCity() }
}

function PanchangPage() {
  const { data: site } = useQuery(siteQuery)
  return site ? <DayPage site={site} /> : null
}

function DayPage({ site }: { site: Site }) {
  const words = useWords(panchang)
  const { temple, chosen } = useCities(site)
  const place = chosen ?? temple
  const { today: rendered } = useLoaderData({ from: '/panchang/' })
  const today = useToday(place.tz, rendered)
  const { date: wanted } = useSearch({ from: '/panchang/' })
  const asked = askedDay(wanted, today)
  return (
    <div className="mx-auto max-w-7xl px-4 pt-10 pb-16">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="text-title">{words.heading}</h1>
          <p className="mt-1 text-muted">{words.computedFor(place.name)}</p>
        </div>
        <CityBar chosen={chosen} temple={temple} />
      </div>
      <ClockNotice />
      {asked.is === 'day' ? (
        <>
          <DayTurner date={asked.date} today={today} />
          <PanchangDay date={asked.date} place={place} temple={temple} />
          <Link
            to="/panchang/month"
            search={monthOf(asked.date, today)}
            className={`${buttonClass({ variant: 'outline' })} mt-6`}
          >
            <Icon of={Printer} className="size-5" />
            {words.toMonth}
          </Link>
        </>
      ) : (
        <NoDay asked={asked} text={wanted ?? ''} />
      )}
    </div>
  )
}

function DayTurner({ date, today }: { date: string; today: string }) {
  const words = useWords(panchang)
  return (
    <div className="mt-6 mb-4 flex items-center gap-2">
      <Link
        to="/panchang"
        search={{ date: addDays(date, -1) }}
        aria-label={words.before}
        className="icon-button"
      >
        <Icon of={ArrowLeft} />
      </Link>
      <div className="flex grow flex-wrap items-center justify-center gap-x-2 text-center max-sm:flex-col">
        <p className="font-display text-xl sm:grow" aria-live="polite">
          <span className="inline-block max-sm:block">{weekdayText(date)},</span>{' '}
          <span className="inline-block">{dateText(date)}</span>
        </p>
        {date !== today && (
          <Link to="/panchang" search={{}} className={buttonClass({ variant: 'quiet' })}>
            {words.today}
          </Link>
        )}
      </div>
      <Link
        to="/panchang"
        search={{ date: addDays(date, 1) }}
        aria-label={words.after}
        className="icon-button"
      >
        <Icon of={ArrowRight} />
      </Link>
    </div>
  )
}

type NoDayProps = { asked: Asked; text: string; isMonth?: boolean }

function NoDay({ asked, text, isMonth = false }: NoDayProps) {
  const words = useWords(panchang)
  const isFar = asked.is === 'out-of-range'
  const [title, badText, toToday] = isMonth
    ? [words.badMonth, words.badMonthText, words.toThisMonth]
    : [words.badDate, words.badDateText, words.toToday]
  return (
    <EmptyState
      title={isFar ? words.outOfRange : title}
      headingLevel={isMonth ? 1 : 2}
      action={
        <Link
          to={isMonth ? '/panchang/month' : '/panchang'}
          search={{}}
          className={buttonClass({ variant: 'primary' })}
        >
          {toToday}
        </Link>
      }
    >
      {isFar ? words.outOfRangeText : badText(text)}
    </EmptyState>
  )
}

function PanchangMonthPage() {
  const { data: site } = useQuery(siteQuery)
  return site ? <MonthPage site={site} /> : null
}

function MonthPage({ site }: { site: Site }) {
  const words = useWords(panchang)
  const { temple, chosen } = useCities(site)
  const place = chosen ?? temple
  const { today: rendered } = useLoaderData({ from: '/panchang/month' })
  const today = useToday(place.tz, rendered)
  const { month: wanted } = useSearch({ from: '/panchang/month' })
  const asked = askedMonth(wanted, today)
  if (asked.is !== 'day') return <NoDay asked={asked} text={wanted ?? ''} isMonth />
  const month = asked.date.slice(0, 7)
  return (
    <div className="month-page mx-auto max-w-7xl px-4 pt-10 pb-16">
      <div className="not-printed flex flex-wrap items-center gap-2">
        <Link to="/panchang" search={{}} className={`${buttonClass({ variant: 'quiet' })} -ml-3`}>
          <Icon of={ArrowLeft} className="size-5" />
          {words.toDay}
        </Link>
        <Button variant="primary" className="ml-auto" onClick={() => window.print()}>
          <Icon of={Printer} className="size-5" />
          {words.print}
        </Button>
      </div>
      <div className="mt-4 mb-4 flex items-center gap-2">
        <MonthLink label={words.monthBefore} date={addDays(asked.date, -1)} icon={ArrowLeft} />
        <div className="grow text-center">
          <h1 id="month-heading" className="text-2xl">
            {words.monthHeading(monthText(asked.date))}
          </h1>
          <p className="text-muted">
            {site.name}, {site.locality} · {place.name}
          </p>
        </div>
        <MonthLink label={words.monthAfter} date={addDays(asked.date, 31)} icon={ArrowRight} />
      </div>
      <PanchangMonth month={month} place={place} temple={temple} />
      <p className="mt-3 text-sm text-muted">{words.footer}</p>
    </div>
  )
}

type MonthLinkProps = { label: string; date: string; icon: typeof ArrowLeft }

const MonthLink = ({ label, date, icon }: MonthLinkProps) => (
  <Link
    to="/panchang/month"
    search={{ month: date.slice(0, 7) }}
    aria-label={label}
    className="not-printed icon-button"
  >
    <Icon of={icon} />
  </Link>
)
