import { mantras } from '#app/i18n/en/mantras.ts'
import { useWords } from '#app/i18n/words.ts'
import { iconButtonClass } from '#app/ui/IconButton.tsx'

/** Three sizes of mantra text. Heard by the boot script, so it works before the app has loaded. */
export function ReadingSize() {
  const words = useWords(mantras)
  return (
    <fieldset className="reading-size" aria-label={words.readingSize}>
      {(['normal', 'large', 'larger'] as const).map((size) => (
        <button
          key={size}
          type="button"
          data-reading-size={size}
          aria-label={words.readingSizes[size]}
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
