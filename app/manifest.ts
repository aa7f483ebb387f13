import { appIconUrl, type AppLook } from '#contract/site/appLook.ts'
import { language, pathHere } from './i18n/language.ts'
import type { Site } from '#contract/site/public.ts'
import { manifest } from '#app/i18n/en/shell/manifest.ts'
import { shell } from '#app/i18n/en/shell/shell.ts'

const { description, shortcuts, screenshots } = manifest.english

const ourIcons = {
  small: '/icons/icon-192.png',
  large: '/icons/icon-512.png',
  maskable: '/icons/icon-maskable-512.png',
}

const iconsOf = (set: string | undefined): typeof ourIcons =>
  set === undefined
    ? ourIcons
    : {
        small: appIconUrl(set, '192.png'),
        large: appIconUrl(set, '512.png'),
        maskable: appIconUrl(set, 'maskable.png'),
      }

/** The web app manifest, with the temple's own look where it has chosen one. */
export const manifestOf = ({ name }: Pick<Site, 'name'>, look: AppLook = {}) => {
  const { small, large, maskable } = iconsOf(look.icon)
  return {
    id: '/',
    name,
    short_name: look.shortName ?? shell.english.appName,
    description,
    lang: language,
    dir: 'ltr',
    start_url: pathHere('/'),
    scope: '/',
    display: 'standalone',
    theme_color: look.colours?.frame ?? '#fffbf3',
    background_color: look.colours?.background ?? '#fffbf3',
    categories: ['lifestyle', 'music'],
    icons: [
      { src: small, sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: large, sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: maskable, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    // A link or a text shared from another app: to search for, or to send to the temple
    // (app/routes/search.tsx).
    share_target: {
      action: pathHere('/search'),
      method: 'GET',
      enctype: 'application/x-www-form-urlencoded',
      params: { title: 'title', text: 'text', url: 'url' },
    },
    shortcuts: [
      {
        name: shortcuts.mantras,
        url: pathHere('/mantras'),
        icons: [{ src: '/icons/shortcut-mantras.png', sizes: '96x96', type: 'image/png' }],
      },
      {
        name: shortcuts.calendar,
        url: pathHere('/calendar'),
        icons: [{ src: '/icons/shortcut-calendar.png', sizes: '96x96', type: 'image/png' }],
      },
      { name: shortcuts.puja, url: pathHere('/puja') },
      { name: shortcuts.search, url: pathHere('/search') },
    ],
    screenshots: [
      {
        src: '/icons/screenshot-phone.png',
        sizes: '720x1480',
        type: 'image/png',
        form_factor: 'narrow',
        label: screenshots.phone,
      },
      {
        src: '/icons/screenshot-wide.png',
        sizes: '1440x900',
        type: 'image/png',
        form_factor: 'wide',
        label: screenshots.wide,
      },
    ],
  }
}
