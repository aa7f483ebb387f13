import { BoundLine } from './BoundLine.tsx'

type Props = {
  children: string
  as?: 'p' | 'span' | 'div'
  className?: string
  /** The server found a conjunct or sign in the text that the small font file lacks. */
  needsFullFont?: boolean | undefined
  /** Marathi and Hindi are set in the same letters. */
  language?: string | undefined
}

/** Sanskrit in Devanagari, in the small font file unless its text needs the full one. */
export function Sanskrit({
  children,
  as: Tag = 'p',
  className = '',
  needsFullFont,
  language = 'sa',
}: Props) {
  return (
    <Tag
      lang={language}
      className={`${needsFullFont ? 'font-mantra-full' : 'font-mantra'} ${className}`}
    >
      <BoundLine>{children}</BoundLine>
    </Tag>
  )
}
