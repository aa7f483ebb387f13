import { isPageName } from '#contract/pageNames.ts'
import { PageEditor } from './PageEditor.tsx'
import { PageList } from './PageList.tsx'

/** Nothing for the list, else the name of a page. */
export function PagesTab({ path: [name] }: { path: readonly string[] }) {
  return name !== undefined && isPageName(name) ? (
    <PageEditor key={name} name={name} />
  ) : (
    <PageList />
  )
}
