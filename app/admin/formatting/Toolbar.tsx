import {
  Bold,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link,
  List,
  ListOrdered,
  Quote,
  type IconNode,
} from 'lucide'
import { adminFormatting } from '#app/i18n/en/admin/adminFormatting.ts'
import { useWords } from '#app/i18n/words.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { link, prefix, wrap, type Edit, type Selected } from './formatting.ts'

type Props = {
  onEdit: (make: (selected: Selected) => Edit) => void
  /** Absent where the text can have no pictures. */
  picture?: { onPress: () => void; isOpen: boolean } | undefined
}

type Tool = { label: string; icon: IconNode; make: (selected: Selected) => Edit }

/** Inserts Markdown for people who do not know it. */
export function Toolbar({ onEdit, picture }: Props) {
  const words = useWords(adminFormatting)
  const { samples } = words
  const lines = (mark: string, sample: string) => (at: Selected) => prefix(at, () => mark, sample)
  const tools: Tool[] = [
    { label: words.bold, icon: Bold, make: (at) => wrap(at, '**', samples.bold) },
    { label: words.italic, icon: Italic, make: (at) => wrap(at, '*', samples.italic) },
    { label: words.heading, icon: Heading2, make: lines('## ', samples.heading) },
    { label: words.subheading, icon: Heading3, make: lines('### ', samples.heading) },
    { label: words.list, icon: List, make: lines('- ', samples.list) },
    {
      label: words.numbers,
      icon: ListOrdered,
      make: (at) => prefix(at, (index) => `${index + 1}. `, samples.list),
    },
    { label: words.quote, icon: Quote, make: lines('> ', samples.quote) },
    { label: words.link, icon: Link, make: (at) => link(at, samples.link) },
  ]
  return (
    <div role="group" aria-label={words.tools} className="flex flex-wrap">
      {tools.map(({ label, icon, make }) => (
        <IconButton key={label} label={label} onClick={() => onEdit(make)}>
          <Icon of={icon} className="size-5" />
        </IconButton>
      ))}
      {picture && (
        <IconButton label={words.picture} aria-expanded={picture.isOpen} onClick={picture.onPress}>
          <Icon of={ImagePlus} className="size-5" />
        </IconButton>
      )}
    </div>
  )
}
