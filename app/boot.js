// Runs before the first paint, inlined into the document: the stored theme and text size, their
// buttons (which so work before the app has loaded), whether somebody is signed in
// (app/offline/session/account.ts), the hour of the sky (app/features/scene/hourOfSky.ts), how much
// is in the cart, the height of the favourites, other buttons that are pressed too early
// (app/earlyPress.ts), forms that are sent before the app can, and the browser's offer to install,
// which may come early.
;(() => {
  const root = document.documentElement
  const colours = { light: '#fffbf3', dark: '#17100d' }
  const stored = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  const store = (key, value) => {
    try {
      localStorage.setItem(key, value)
    } catch {
      // Storage is forbidden: the choice lasts as long as the page.
    }
  }
  const showTheme = (theme) => {
    root.dataset.theme = theme
    document.querySelector('#frame')?.setAttribute('content', colours[theme])
  }
  const showSize = (size) => {
    root.dataset.readingSize = size
  }
  if (stored('theme') === 'dark') showTheme('dark')
  showSize(stored('reading-size') || 'normal')
  // What stands below the first screen waits (scripts/build/paintFirst.ts), but never where scripts are blocked.
  root.dataset.painted ??= 'no'
  // By the sun of the last visit's city, or of the temple's, ten minutes a letter: in no zone of the
  // phone. On a page without it by the clock.
  root.dataset.hour =
    (stored('sun') ?? document.querySelector('[name=sun]')?.content)?.[
      ~~((Date.now() / 6e5) % 144)
    ] ?? 'nnnnnnrrdddddddddssnnnnn'[new Date().getHours()]
  root.toggleAttribute('data-account', stored('modak-account') !== null)
  const cart = stored('modak-cart')
  if (/^\d{1,3}$/.test(cart ?? '')) {
    root.toggleAttribute('data-cart', true)
    root.style.setProperty('--cart', `"${cart}"`)
  }
  // The favourites come after the first paint (app/features/mantras/PersonalRows.tsx): nothing moves for them.
  root.style.setProperty('--mine', stored('modak-mine'))
  const early = (window.early = {})
  const appButton = 'button:not([popovertarget], [data-theme-toggle], [data-reading-size])'
  // Sound begins at once, and the app goes on with it (app/audio/player.ts).
  const playEarly = (sound) => {
    const audio = document.querySelector('audio')
    if (!audio.paused && audio.getAttribute('src') === sound) {
      audio.pause()
      early.press = undefined
      return
    }
    audio.src = sound
    audio.volume = 0.7
    audio.play().catch(() => {})
  }
  // In the capture phase: while React takes the page over, it stops the clicks it cannot answer yet.
  const handleClick = ({ target }) => {
    early.press = target.closest?.(appButton) ?? early.press
    const sound = !early.isHeard && early.press?.dataset.sound
    if (sound && early.press.contains(target)) playEarly(sound)
    if (target.closest?.('[data-theme-toggle]')) {
      const theme = root.dataset.theme === 'dark' ? 'light' : 'dark'
      showTheme(theme)
      store('theme', theme)
    }
    const size = target.closest?.('button[data-reading-size]')?.dataset.readingSize
    if (size) {
      showSize(size)
      store('reading-size', size)
    }
  }
  document.addEventListener('click', handleClick, true)
  // What is written into a form never stands in an address: only the app sends it. Search alone asks by one.
  document.addEventListener(
    'submit',
    (event) => {
      if (!event.target.getAttribute('action')) event.preventDefault()
    },
    true,
  )
  // What comes through to here while React listens has been answered.
  addEventListener('click', () => {
    if (early.isHeard) early.press = undefined
  })
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    window.installOffer = event
  })
})()
