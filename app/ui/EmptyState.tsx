import { Lotus } from './motifs/Lotus.tsx'
import { Notice, type NoticeWords } from './Notice.tsx'

/** For an empty list: what will appear here, and what to do now. */
export function EmptyState(props: NoticeWords) {
  return <Notice {...props} motif={<Lotus className="w-36 text-gold-deco" />} />
}
