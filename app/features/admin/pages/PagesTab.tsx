import { isPageName } from '#contract/pages/names.ts'
import { PageEditor } from './PageEditor.tsx'
import { PageList } from './PageList.tsx'

/** Empty for the list, or the name of a page. */
export function PagesTab({ path: [name] }: { path: readonly string[] }) {
  return name !== undefined && isPageName(name) ? (
    <PageEditor key={name} name={name} />
  ) : (
    <PageList />
  )
}
