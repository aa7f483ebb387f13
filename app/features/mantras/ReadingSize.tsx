import { useSyncExternalStore } from 'react'
import { mantras } from '#app/i18n/en/mantras/mantras.ts'
import { useWords } from '#app/i18n/words.ts'
import { iconButtonClass } from '#app/ui/IconButton.tsx'

/** Three text sizes. The boot script handles them, so they work before the app has loaded. */
export function ReadingSize() {
  const words = useWords(mantras)
  // A rendered page does not know its reader's size: none is marked until the app has loaded.
  const chosen = useSyncExternalStore(subscribe, get, () => undefined)
  return (
    <fieldset className="reading-size" aria-label={words.readingSize}>
      {(['normal', 'large', 'larger'] as const).map((size) => (
        <button
          key={size}
          type="button"
          data-reading-size={size}
          aria-label={words.readingSizes[size]}
          aria-pressed={chosen === undefined ? undefined : chosen === size}
          className={iconButtonClass()}
        >
          <span lang="sa" aria-hidden>
            अ
          </span>
        </button>
      ))}
    </fieldset>
  )
}

const get = () => document.documentElement.dataset['readingSize']

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-reading-size'] })
  return () => observer.disconnect()
}
