import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { shell } from '#app/i18n/en/shell/shell.ts'
import { useWords } from '#app/i18n/words.ts'
import { EmailLink } from '#app/ui/EmailLink.tsx'
import { inWords, langOf, marked } from '#app/ui/marked.tsx'
import { PhoneLink } from '#app/ui/PhoneLink.tsx'
import { addressBelow } from '#contract/site/addressText.ts'
import type { Site } from '#contract/site/public.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { legalLinks, mainLinks, practiceLinks, serviceLinks } from './links.ts'

type Props = {
  site: Site | undefined
  year: number
  /** The newsletter form, in the space reserved for it. */
  newsletter: ReactNode
  /** Whether the temple is open, in the line reserved for it. A rendered page, read at any time, has only the hours. */
  openNow: ReactNode
}

/** The element into which the newsletter form is rendered when scrolled near. */
export const newsletterPlace = 'footer-newsletter'

/** On wide screens, where the columns are side by side, all of them are open. */
const wide = '(min-width: 75rem)'

/** The temple's address and hours, then its columns, which on a phone are folds. */
export function Footer({ site, year, newsletter, openNow }: Props) {
  const words = useWords(shell)
  const services =
    site?.services ?? serviceLinks.map(({ to, label }) => ({ to, label: words.service[label] }))
  const quickLinks = mainLinks.filter(({ label }) => label !== 'contact')
  const columns = useRef<HTMLDivElement>(null)
  // CSS already shows their content; this sets the state for assistive technology.
  useEffect(() => {
    if (!matchMedia(wide).matches) return
    for (const fold of columns.current?.querySelectorAll('details') ?? []) fold.open = true
  }, [])
  return (
    <footer className="footer">
      {site && <Place site={site} openNow={openNow} />}
      <div ref={columns} className="footer-columns">
        <Column title={words.quickLinks}>
          {quickLinks.map(({ to, label }) => (
            <FooterLink key={to} to={to}>
              {label === 'calendar' ? words.festivalCalendar : words.links[label]}
            </FooterLink>
          ))}
        </Column>
        <Column title={words.services}>
          {services.map(({ to, label }) => (
            <FooterLink key={label} to={to}>
              {__IS_TRANSLATED__ ? markedLabel(services, label) : label}
            </FooterLink>
          ))}
        </Column>
        {/* On phones they are in the menu. */}
        <Column title={words.practice} className="max-lg:hidden">
          {practiceLinks.map(({ to, label }) => (
            <FooterLink key={to} to={to}>
              {words.phoneLinks[label]}
            </FooterLink>
          ))}
        </Column>
        {site && <ContactColumn site={site} title={words.contactUs} />}
        <Column title={words.newsletter}>
          <li id={newsletterPlace} className="footer-newsletter">
            {newsletter}
          </li>
          {site && <SocialLinks site={site} />}
        </Column>
      </div>
      <div className="footer-end">
        <div>
          {__IS_MULTILINGUAL__ && <LanguageSwitch />}
          <p suppressHydrationWarning>{words.copyright(year, site?.name ?? words.appName)}</p>
          <ul aria-label={words.legal}>
            {legalLinks.map(({ to, label }) => (
              <FooterLink key={to} to={to}>
                {words.legalLinks[label]}
              </FooterLink>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  )
}

/** No two of them have the same. */
const markedLabel = (services: readonly { label: string }[], label: string) =>
  marked(services.find((each) => each.label === label) ?? {}, 'label', label)

type ColumnProps = { title: string; className?: string; children: ReactNode }

function Column({ title, className, children }: ColumnProps) {
  return (
    <details className={className}>
      <summary>
        <h2>{title}</h2>
      </summary>
      <ul>{children}</ul>
    </details>
  )
}

function FooterLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link to={to} className="footer-link">
        {children}
      </Link>
    </li>
  )
}

const hoursOf = (row: Site['templeHours'][number]) =>
  marked(row, 'hours', `${inWords(row, 'days')} ${inWords(row, 'hours')}`)

/** Its lines are one text here. */
const langOfAddress = (site: Site) =>
  site.address.every((_, line) => langOf(site, `address.${line}`)) ? 'en' : undefined

function Place({ site, openNow }: { site: Site; openNow: ReactNode }) {
  const { templeHours } = site
  return (
    <address className="footer-place">
      <b>
        {__IS_TRANSLATED__ ? (
          <span lang={langOfAddress(site)}>{addressBelow(site)}</span>
        ) : (
          addressBelow(site)
        )}
      </b>
      {openNow}
      {templeHours.map((row) => {
        const { days, hours } = row
        // One text each: the marks between several would be bytes of every page's first answer.
        const text = `${days} ${hours}`
        return <span key={days}>{__IS_TRANSLATED__ ? hoursOf(row) : text}</span>
      })}
    </address>
  )
}

function ContactColumn({ site, title }: { site: Site; title: string }) {
  return (
    <Column title={title}>
      {site.phone && (
        <li>
          <PhoneLink className="footer-link" phone={site.phone} />
        </li>
      )}
      {site.email && (
        <li>
          <EmailLink className="footer-link" address={site.email} />
        </li>
      )}
      <li>{__IS_TRANSLATED__ ? marked(site, 'officeHours') : site.officeHours}</li>
    </Column>
  )
}

/** Only networks where the temple has an address, because a button without a target is useless. */
function SocialLinks({ site }: { site: Site }) {
  const words = useWords(shell)
  return (['facebook', 'instagram', 'youtube', 'whatsapp'] as const).map((network) => {
    const address = site.social[network]
    return (
      address && (
        <li key={network}>
          <a className="footer-link" href={address} rel="noopener" target="_blank">
            {words.social[network]}
          </a>
        </li>
      )
    )
  })
}
