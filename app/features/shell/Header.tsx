import { Link } from '@tanstack/react-router'
import { Menu, Moon, Search, ShoppingBag, Sun } from 'lucide'
import { shell } from '#app/i18n/en/shell.ts'
import { useWords } from '#app/i18n/words.ts'
import { useAccount } from '#app/offline/session/useAccount.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { iconButtonClass } from '#app/ui/IconButton.tsx'
import { Mark } from '#app/ui/motifs/Mark.tsx'
import { mainLinks } from './links.ts'
import { Icon } from '#app/ui/Icon.tsx'

type Props = { name: string; locality: string; onLogout: () => void }

/**
 * The temple's name, the eight links and the theme. Menu and theme work before the app has loaded:
 * the menu is a native popover, and the boot script handles the theme button. Both states of the
 * account are rendered: only the phone knows who is logged in, and the boot script's mark on the
 * document shows the right one.
 */
export function Header({ name, locality, onLogout }: Props) {
  const words = useWords(shell)
  const { account } = useAccount()
  const isStaff = account !== undefined && account.role !== 'user'
  return (
    <header className="sticky top-0 z-30 bg-paper">
      <div className="mx-auto flex min-h-16 max-w-7xl items-center gap-1 px-4 py-2 lg:gap-4">
        <Link
          to="/"
          className="flex min-h-11 min-w-0 items-center gap-2 text-ink no-underline lg:shrink-0"
        >
          <Mark className="size-9 shrink-0 text-saffron" />
          <span className="min-w-0">
            <span className="temple-name block">{name}</span>
            <span className="temple-place block">{locality}</span>
          </span>
        </Link>
        <div className="-mr-2 ml-auto flex items-center lg:order-last lg:ml-0">
          <span id="outbox-badge" className="contents" />
          <Link to="/cart" aria-label={words.cart} className={`${iconButtonClass()} cart-link`}>
            <Icon of={ShoppingBag} />
          </Link>
          <Link to="/search" aria-label={words.search} className={iconButtonClass()}>
            <Icon of={Search} />
          </Link>
          <button
            type="button"
            data-theme-toggle
            aria-label={words.theme}
            className={iconButtonClass()}
          >
            <Icon of={Moon} className="dark:hidden" />
            <Icon of={Sun} className="hidden dark:block" />
          </button>
          <button
            type="button"
            popoverTarget="menu"
            aria-label={words.menu}
            className={`${iconButtonClass()} lg:hidden`}
          >
            <Icon of={Menu} />
          </button>
        </div>
        <nav
          id="menu"
          popover="auto"
          aria-label={words.mainNavigation}
          className={isStaff ? 'menu menu-staff' : 'menu'}
        >
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
          {/* On phones, below the eight links. */}
          <div className="menu-more">
            <Link to="/panchang" search={{}} onClick={closeMenu} className="menu-link">
              {words.panchang}
            </Link>
            <button type="button" data-theme-toggle className="menu-link w-full">
              {words.theme}
            </button>
            <div id="menu-install" />
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

const closeMenu = () => {
  const menu = document.getElementById('menu')
  if (menu?.matches(':popover-open')) menu.hidePopover()
}
