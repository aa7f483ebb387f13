import type {
  BlogPosting,
  BreadcrumbList,
  CreativeWork,
  Event,
  FAQPage,
  HinduTemple,
  OpeningHoursSpecification,
  Organization,
  PostalAddress,
  Product,
  Thing,
  WebSite,
  WithContext,
} from 'schema-dts'
import { seo } from '#app/i18n/en/seo/seo.ts'
import { language, pathHere } from '#app/i18n/language.ts'
import { langOf } from '#app/ui/marked.tsx'
import { addressText } from '#contract/site/addressText.ts'
import {
  isClosedOn,
  type OpenSpan,
  spansOf,
  spansOn,
  weekdaysOf,
} from '#contract/site/openingHours.ts'
import type { Site } from '#contract/site/public.ts'
import { productData } from './productData.ts'
import type { SeoPage } from './seoPage.ts'
import { questionsOf } from './questions.ts'

const words = seo.english

/** The types we use, with the schema.org properties we fill. */
type SchemaThing =
  | BlogPosting
  | BreadcrumbList
  | CreativeWork
  | Event
  | FAQPage
  | HinduTemple
  | Product
  | WebSite

const withContext = (thing: SchemaThing): WithContext<Thing> =>
  ({ '@context': 'https://schema.org', ...(thing as object) }) as WithContext<Thing>

/** The address as one text, because no line is marked as the street. */
const postalAddress = ({ address }: Site): PostalAddress => ({
  '@type': 'PostalAddress',
  streetAddress: addressText(address),
})

const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

const clock = (minutes: number): string =>
  [Math.floor(minutes / 60) % 24, minutes % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')

const opensAndCloses = ({ from, until }: OpenSpan) => ({
  opens: clock(from),
  // A whole day ends a minute before the next.
  closes: until - from === 24 * 60 ? '23:59' : clock(until),
})

/** Weekday hours only: a search engine does not know which days are festivals. */
const openingHours = ({ templeHours }: Site): OpeningHoursSpecification[] =>
  templeHours.flatMap(({ days, hours }) => {
    const dayOfWeek = weekdaysOf(days)?.flatMap((day) => weekdays[day] ?? [])
    if (!dayOfWeek) return []
    return (spansOf(hours) ?? []).map((span) => ({
      '@type': 'OpeningHoursSpecification' as const,
      dayOfWeek,
      ...opensAndCloses(span),
    }))
  })

/**
 * Opening hours of special days, each with the whole day's hours, as search engines expect. Only
 * the next moonrise opening, to save bytes on the home page.
 */
const specialHours = (site: Site): OpeningHoursSpecification[] => {
  const { specialDays = [], festivalDates = [], extraHours = [] } = site
  const extra = [...specialDays, ...extraHours.slice(0, 1)].map(({ date }) => date)
  const dates = new Set([...extra, ...festivalDates])
  return [...dates].toSorted().flatMap((date) => {
    const day = {
      '@type': 'OpeningHoursSpecification' as const,
      validFrom: date,
      validThrough: date,
    }
    if (isClosedOn(site, date)) return [{ ...day, opens: '00:00', closes: '00:00' }]
    return (
      spansOn(site, date)
        // What begins after midnight is on the next date, which has its own hours.
        .filter(({ from }) => from < 24 * 60)
        .map((span) => ({ ...day, ...opensAndCloses(span) }))
    )
  })
}

const temple = (site: Site, origin: string): HinduTemple => ({
  '@type': 'HinduTemple',
  '@id': `${origin}/#temple`,
  name: site.name,
  url: `${origin}/`,
  address: postalAddress(site),
  ...(site.phone && { telephone: site.phone }),
  openingHoursSpecification: openingHours(site),
  specialOpeningHoursSpecification: specialHours(site),
  image: `${origin}/icons/icon-512.png`,
  sameAs: Object.values(site.social).filter((address) => address !== undefined),
})

const organization = (site: Site, origin: string): Organization => ({
  '@type': 'Organization',
  name: site.name,
  url: `${origin}/`,
  logo: `${origin}/icons/icon-512.png`,
})

/** The home page has a tight budget, so further facts about the temple are on other pages. */
const website = (site: Site, origin: string): WebSite => ({
  '@type': 'WebSite',
  name: site.name,
  url: `${origin}${pathHere('/')}`,
  publisher: organization(site, origin),
})

/** Breadcrumbs: home, the list a page belongs to, and the page. */
const trail = ({ origin, path }: SeoPage, name: string): BreadcrumbList => {
  const parts = path.split('/').filter(Boolean)
  const steps = parts.map((part, index) => ({
    name: index === parts.length - 1 ? name : (words.trail[part] ?? part),
    item: `${origin}${pathHere(`/${parts.slice(0, index + 1).join('/')}`)}`,
  }))
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: words.home, item: `${origin}${pathHere('/')}` }, ...steps].map(
      (step, index) => ({
        '@type': 'ListItem' as const,
        position: index + 1,
        ...step,
      }),
    ),
  }
}

/** The part of a title that names the page, without the ending that all its kind share. */
const nameOf = (title: string): string => title.split(':')[0] ?? title

const ofPage = (page: SeoPage, site: Site, image: string): SchemaThing[] => {
  const { origin, path, dataOf } = page
  const url = `${origin}${pathHere(path)}`
  const mantra = path.startsWith('/mantras/') ? dataOf('getMantra') : undefined
  if (mantra) {
    return [
      {
        '@type': 'CreativeWork',
        name: mantra.title,
        url,
        image,
        inLanguage: mantra.language ?? 'sa',
        abstract: mantra.meaning,
        text: mantra.sanskrit,
        ...(mantra.audioUrl && {
          audio: {
            '@type': 'AudioObject',
            name: mantra.title,
            contentUrl: new URL(mantra.audioUrl, origin).href,
          },
        }),
      },
      trail(page, mantra.title),
    ]
  }
  const festival = path.startsWith('/calendar/') ? dataOf('getFestival') : undefined
  if (festival) {
    const { name, description, date } = festival
    return [
      {
        '@type': 'Event',
        name,
        description,
        url,
        image,
        startDate: date,
        endDate: date,
        eventStatus: 'https://schema.org/EventScheduled',
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        location: { '@type': 'Place', name: site.name, address: postalAddress(site) },
        organizer: organization(site, origin),
        isAccessibleForFree: true,
      },
      trail(page, name),
    ]
  }
  const post = path.startsWith('/blog/') ? dataOf('getPost') : undefined
  if (post) {
    const picture = post.imageUrl && new URL(post.imageUrl, origin).href
    return [
      {
        '@type': 'BlogPosting',
        headline: post.title,
        description: post.excerpt,
        url,
        mainEntityOfPage: url,
        // Drawn pictures are SVG, which search engines do not accept as images.
        image: picture && !picture.endsWith('.svg') ? [picture, image] : [image],
        datePublished: post.publishedAt,
        dateModified: post.updatedAt,
        author: post.authorName
          ? { '@type': 'Person', name: post.authorName }
          : organization(site, origin),
        publisher: organization(site, origin),
        inLanguage: langOf(post, 'markdown') ?? language,
      },
      trail(page, post.title),
    ]
  }
  const product = path.startsWith('/shop/') ? dataOf('getProduct') : undefined
  if (product) {
    const seller = organization(site, origin)
    return [productData(product, { origin, url, image, seller }), trail(page, product.name)]
  }
  const faq = path === '/faq' ? dataOf('getPage') : undefined
  if (faq) {
    const mainEntity = questionsOf(faq.html).map(({ question, answer }) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: { '@type': 'Answer' as const, text: answer },
    }))
    return [
      ...(mainEntity.length > 0 ? [{ '@type': 'FAQPage' as const, mainEntity }] : []),
      trail(page, faq.title),
    ]
  }
  if (path === '/') return [website(site, origin)]
  if (path === '/about' || path === '/contact')
    return [temple(site, origin), trail(page, nameOf(page.title))]
  return [trail(page, nameOf(page.title))]
}

/** A page in schema.org's vocabulary. */
export function jsonLdOf(page: SeoPage, image: string): object[] {
  const site = page.dataOf('getSite')
  return site ? ofPage(page, site, image).map(withContext) : []
}
