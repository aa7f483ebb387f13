import { needsFullFace } from './sanskritFace.ts'

type Props = { children: string; as?: 'p' | 'span' | 'div'; className?: string }

/** Sanskrit in Devanagari, in the small file of its face where that holds all its conjuncts. */
export function Sanskrit({ children, as: Tag = 'p', className = '' }: Props) {
  return (
    <Tag
      lang="sa"
      className={`${needsFullFace(children) ? 'font-mantra-full' : 'font-mantra'} ${className}`}
    >
      {children}
    </Tag>
  )
}
