import { Link } from '@tanstack/react-router'
import { ChevronLeft, SlidersHorizontal } from 'lucide'
import { memo } from 'react'
import { chant } from '#app/i18n/en/sadhana/chant.ts'
import { useWords } from '#app/i18n/words.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { IconButton, iconButtonClass } from '#app/ui/IconButton.tsx'

/** The link back; memoised, so that counting a bead does not render it again. */
export const BackToMantra = memo(function BackToMantra({ id }: { id: string }) {
  const { back } = useWords(chant)
  return (
    <Link
      to="/mantras/$mantra"
      params={{ mantra: id }}
      aria-label={back}
      className={iconButtonClass()}
    >
      <Icon of={ChevronLeft} />
    </Link>
  )
})

export const OpenMalaSettings = memo(function OpenMalaSettings({ onOpen }: { onOpen: () => void }) {
  const { settings } = useWords(chant)
  return (
    <IconButton label={settings} onClick={onOpen}>
      <Icon of={SlidersHorizontal} />
    </IconButton>
  )
})
