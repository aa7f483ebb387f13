import { Link, useLocation, useMatches } from '@tanstack/react-router'
import { Search, ShoppingBag } from 'lucide'
import { type ReactNode, useSyncExternalStore } from 'react'
import { shell } from '#app/i18n/en/shell/shell.ts'
import { useWords } from '#app/i18n/words.ts'
import { lastMala, usualMala } from '#app/offline/sadhana/lastMala.ts'
import { useAccount } from '#app/offline/session/useAccount.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { iconButtonClass } from '#app/ui/IconButton.tsx'
import { closePopover } from '#app/ui/closePopover.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { Mark } from '#app/ui/motifs/Mark.tsx'
import { LanguageOffer } from './LanguageOffer.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { mainLinks, ownLinks, type PhoneLink, worshipLinks } from './links.ts'

type Props = { name: ReactNode; locality: ReactNode; onLogout: () => void }

/**
 * The temple's name, the eight links and the theme; on the home page in the sky of its scene. On a
 * phone the links are in a sheet that *More* opens (Tabs.tsx). Sheet and theme work before the app
 * has loaded: the sheet is a native popover, and the boot script handles the theme button. Both
 * states of the account are rendered: only the phone knows who is logged in, and the boot script's
 * mark on the document shows the right one.
 */
export function Header({ name, locality, onLogout }: Props) {
  const words = useWords(shell)
  const { account } = useAccount()
  const isInSky = useMatches({ select: (all) => all.some(({ routeId }) => routeId === '/') })
  const mala = useLastMala()
  const isStaff = account !== undefined && account.role !== 'user'
  const toLink = ({ to, label }: PhoneLink) => (
    <Link key={to} to={to} onClick={closeMenu} className="menu-link">
      {words.phoneLinks[label]}
    </Link>
  )
  const theme = (
    <>
      <span className="dark:hidden">{words.dark}</span>
      <span className="hidden dark:block">{words.light}</span>
    </>
  )
  return (
    <header className={isInSky ? 'header hour' : 'header'}>
      <div className="header-row">
        <Link to="/" className="brand">
          <Mark className="brand-mark" />
          <span>
            <span className="temple-name">{name}</span>
            <span className="temple-place">{locality}</span>
          </span>
        </Link>
        {/* Once scrolled, in place of the temple's name (Scrolled.tsx). */}
        <span id="page-name" className="contents" />
        <div className="header-tools">
          {__IS_MULTILINGUAL__ && <LanguageOffer />}
          <span id="outbox-badge" className="contents" />
          <Link to="/cart" aria-label={words.cart} className={`${iconButtonClass()} cart-link`}>
            <Icon of={ShoppingBag} />
          </Link>
          <Link to="/search" aria-label={words.search} className={iconButtonClass()}>
            <Icon of={Search} />
          </Link>
          <button
            type="button"
            data-theme-toggle=""
            className={`${iconButtonClass()} max-lg:hidden`}
          >
            <span className="sr-only">{theme}</span>
          </button>
        </div>
        <nav
          id="menu"
          popover="auto"
          aria-label={words.mainNavigation}
          className={isStaff ? 'menu menu-staff' : 'menu'}
        >
          {/* On a phone alone: what the temple offers is between what one does there and what is one's own. */}
          <div className="menu-more">
            {worshipLinks.map(toLink)}
            <Link
              to="/chant/$mantra"
              params={{ mantra: mala }}
              onClick={closeMenu}
              className="menu-link"
            >
              {words.phoneLinks.mala}
            </Link>
          </div>
          <ul className="menu-list">
            {mainLinks.map(({ to, label }) => (
              <li key={to}>
                <Link
                  to={to}
                  activeOptions={{ exact: to === '/' }}
                  onClick={closeMenu}
                  className="menu-link"
                >
                  {words.links[label]}
                </Link>
              </li>
            ))}
          </ul>
          <div className="menu-more">
            {ownLinks.map(toLink)}
            <button type="button" data-theme-toggle="" className="menu-link">
              {theme}
            </button>
            <div id="menu-install" />
            {__IS_MULTILINGUAL__ && <LanguageSwitch />}
          </div>
          <div className="menu-account">
            <Link
              to="/login"
              onClick={closeMenu}
              className={`${buttonClass({ variant: 'quiet' })} signed-in:hidden`}
            >
              {words.login}
            </Link>
            <Link
              to="/signup"
              onClick={closeMenu}
              className={`${buttonClass({ variant: 'outline' })} signed-in:hidden`}
            >
              {words.signUp}
            </Link>
            {isStaff && (
              <Link
                to="/admin/$"
                params={{ _splat: '' }}
                onClick={closeMenu}
                className={buttonClass({ variant: 'quiet' })}
              >
                {words.office}
              </Link>
            )}
            <Link
              to="/profile"
              onClick={closeMenu}
              className={`${buttonClass({ variant: 'quiet' })} signed-out:hidden`}
            >
              {words.account}
            </Link>
            <button
              type="button"
              onClick={() => {
                closeMenu()
                onLogout()
              }}
              className={`${buttonClass({ variant: 'outline' })} signed-out:hidden`}
            >
              {words.logout}
            </button>
          </div>
        </nav>
      </div>
      <div className="toran" aria-hidden />
    </header>
  )
}

/** Read again on every page, because one of them may have been a mala. */
function useLastMala(): string {
  useLocation({ select: ({ pathname }) => pathname })
  return useSyncExternalStore(never, lastMala, () => usualMala)
}

const never = () => () => {}

const closeMenu = () => closePopover(document.getElementById('menu'))
