import { BoundLine } from './BoundLine.tsx'

type Props = {
  children: string
  as?: 'p' | 'span' | 'div'
  className?: string
  /** Where the small file of the face lacks a conjunct or sign of the text, as the server has found. */
  needsFullFont?: boolean | undefined
}

/** Sanskrit in Devanagari, in the small file of its face unless its text needs the full one. */
export function Sanskrit({ children, as: Tag = 'p', className = '', needsFullFont }: Props) {
  return (
    <Tag lang="sa" className={`${needsFullFont ? 'font-mantra-full' : 'font-mantra'} ${className}`}>
      <BoundLine>{children}</BoundLine>
    </Tag>
  )
}
