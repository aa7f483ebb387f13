import { BackLink } from '#app/admin/BackLink.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { useAdded } from '#app/admin/useAdded.ts'
import { NewDraft } from '#app/admin/drafts/NewDraft.tsx'
import { adminBlog } from '#app/i18n/en/blog/adminBlog.ts'
import { useWords } from '#app/i18n/words.ts'
import { showToast } from '#app/ui/toasts.ts'
import { createPost } from '#contract/blog/admin.ts'
import { PostFields } from './PostFields.tsx'
import { postValues, toPostInput } from './postValues.ts'

/** A draft; its visibility is chosen once it is saved. */
export function NewPost() {
  const words = useWords(adminBlog)
  const added = useAdded({
    empty: postValues.empty,
    endpoint: createPost,
    toInput: toPostInput,
    onAdded: ({ id }) => {
      showToast({ title: words.form.created, tone: 'success' })
      return `blog/${id}`
    },
  })
  return (
    <TabPage title={words.newTitle}>
      <BackLink to="blog">{words.all}</BackLink>
      <NewDraft
        text={{ kind: 'post', id: 'new' }}
        added={added}
        empty={postValues.empty}
        create={words.form.create}
        className="either-script"
      >
        <PostFields form={added.form} />
      </NewDraft>
    </TabPage>
  )
}
