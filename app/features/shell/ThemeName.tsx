import { useEffect } from 'react'
import { shell } from '#app/i18n/en/shell.ts'
import { useWords } from '#app/i18n/words.ts'

/**
 * The header's sun or moon is named by what it does now. The server cannot know which theme the
 * phone has, and both names in every document would cost the first flight fifty bytes.
 */
export function ThemeName() {
  const words = useWords(shell)
  useEffect(() => {
    const root = document.documentElement
    const button = document.querySelector('[data-theme-toggle]')
    const name = () => {
      const isDark = root.dataset.theme === 'dark'
      button?.setAttribute('aria-label', isDark ? words.light : words.dark)
    }
    name()
    const observer = new MutationObserver(name)
    observer.observe(root, { attributeFilter: ['data-theme'] })
    return () => observer.disconnect()
  })
  return null
}
