import type { Site } from '#contract/site.ts'
import { shell } from './i18n/en/shell.ts'

/** The web app manifest. */
export const manifestOf = ({ name }: Pick<Site, 'name'>) => ({
  id: '/',
  name,
  short_name: shell.english.appName,
  description: 'Daily mantras with audio, festivals and pujas of Lord Ganesha, online and offline.',
  lang: 'en',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: '#fffbf3',
  background_color: '#fffbf3',
  categories: ['lifestyle', 'music'],
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    {
      src: '/icons/icon-maskable-512.png',
      sizes: '512x512',
      type: 'image/png',
      purpose: 'maskable',
    },
  ],
  // A link or a text shared from another app: to search for, or to send to the temple
  // (app/routes/search.tsx).
  share_target: {
    action: '/search',
    method: 'GET',
    enctype: 'application/x-www-form-urlencoded',
    params: { title: 'title', text: 'text', url: 'url' },
  },
  shortcuts: [
    {
      name: 'Daily Mantras',
      url: '/mantras',
      icons: [{ src: '/icons/shortcut-mantras.png', sizes: '96x96', type: 'image/png' }],
    },
    {
      name: 'Festival Calendar',
      url: '/calendar',
      icons: [{ src: '/icons/shortcut-calendar.png', sizes: '96x96', type: 'image/png' }],
    },
    { name: 'Book Puja', url: '/puja' },
    { name: 'Search', url: '/search' },
  ],
  screenshots: [
    {
      src: '/icons/screenshot-phone.png',
      sizes: '720x1480',
      type: 'image/png',
      form_factor: 'narrow',
      label: 'A Sankashti evening',
    },
    {
      src: '/icons/screenshot-wide.png',
      sizes: '1440x900',
      type: 'image/png',
      form_factor: 'wide',
      label: 'The temple at dusk',
    },
  ],
})
