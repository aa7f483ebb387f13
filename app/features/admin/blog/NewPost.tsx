import { BackLink } from '#app/admin/BackLink.tsx'
import { FailureNotice } from '#app/admin/FailureNotice.tsx'
import { LeaveGuard } from '#app/admin/LeaveGuard.tsx'
import { TabPage } from '#app/admin/TabPage.tsx'
import { useAdded } from '#app/admin/useAdded.ts'
import { admin } from '#app/i18n/en/admin.ts'
import { adminBlog } from '#app/i18n/en/adminBlog.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { createPost } from '#contract/blogAdmin.ts'
import { PostFields } from './PostFields.tsx'
import { emptyPost, toPostInput } from './postValues.ts'

/** A draft; its visibility is chosen once it is saved. */
export function NewPost() {
  const words = useWords(adminBlog)
  const common = useWords(admin)
  const { form, handleSubmit, failure, isSaving, isUnsaved } = useAdded({
    empty: emptyPost,
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
      <Card className="mt-3 p-5">
        <form noValidate onSubmit={handleSubmit} className="either-script">
          <LeaveGuard isDirty={isUnsaved} />
          <PostFields form={form} />
          <FailureNotice failure={failure} />
          <Button type="submit" size="large" className="mt-5" isBusy={isSaving}>
            {isSaving ? common.saving : words.form.create}
          </Button>
        </form>
      </Card>
    </TabPage>
  )
}
