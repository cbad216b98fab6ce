import type { Version, VersionSummary } from '@contract/versions';
import type { StoredSection } from '@contract/website/sections';
import { versions } from '@/api/versions';
import { website } from '@/api/website';
import { useQuestion } from '../shared/feedback/use-question';
import { useRun } from '../shared/feedback/use-run';
import { useToast } from '../shared/feedback/use-toast';
import { nameOf } from './version-name';
import { useVersions, type VersionSubject } from './versions-store';

/** A section of the website is restored by the server at once. */
interface RestoredByServer {
  /** True where visitors see what is changed. */
  isShown: boolean;
  /** True where what is typed and not saved goes with it. */
  isUnsaved?: () => boolean;
  /** @param isUndone it is what stood there before a version was restored */
  onRestored: (section: StoredSection, isUndone: boolean) => void;
}

/** An editor puts the version into its form, as if it were typed. */
interface RestoredByEditor {
  onRestore: (fields: Version['fields']) => void;
}

export type Restoring = RestoredByServer | RestoredByEditor;

/** Acts on a version, once that was asked. */
export function useVersionActs(of: VersionSubject) {
  const { kind, id } = of;
  const ask = useQuestion();
  const toast = useToast();
  const { run } = useRun();
  const reload = () => void useVersions.getState().reload(of);
  return {
    /** Puts a version into the form of an editor. */
    putIn(version: VersionSummary, onRestore: RestoredByEditor['onRestore']): void {
      const putIn = async () => {
        const { fields } = await versions.read(kind, id, version._id);
        onRestore(fields);
        toast.success('Version restored', 'It is saved as a draft. Visitors see it once you publish it.');
      };
      ask({
        title: 'Restore this version?',
        content: `${nameOf(version)}: its text takes the place of the text in the editor, and is saved as a draft. Visitors see it once you publish it.`,
        okText: 'Restore',
        onOk: () => run(putIn, 'Failed to restore the version').then(() => undefined),
      });
    },
    /**
     * Puts it in the place of what stands there now, and offers Undo in the toast.
     * @param updatedAt of what it is compared with: what a colleague saved since is not replaced
     */
    restore(
      version: VersionSummary,
      updatedAt: string | null,
      { isShown, isUnsaved, onRestored }: RestoredByServer,
    ): void {
      const undo = (replaced: string, since: string | null) =>
        run(async () => {
          onRestored((await website.restoreVersion(id, replaced, { updatedAt: since })).section, true);
          toast.success('It reads as before again');
        }, 'Failed to take it back');
      const restore = async () => {
        const isRestored = await run(async () => {
          const { section, replaced } = await website.restoreVersion(id, version._id, { updatedAt });
          onRestored(section, false);
          if (replaced) toast.undoable('Version restored', () => void undo(replaced, section.updatedAt));
          else toast.success('It reads like that already');
        }, 'Failed to restore the version');
        if (!isRestored) reload();
      };
      ask({
        title: 'Restore this version?',
        content: `${nameOf(version)}: it takes the place of what stands there now, which is kept as a version. ${isShown ? 'Visitors see it at once. ' : ''}${isUnsaved?.() ? 'What you typed and did not save goes. ' : ''}You can undo this right after.`,
        okText: 'Restore',
        onOk: restore,
      });
    },
    /** Deletes it for good: what it says may name somebody who is to be forgotten. */
    remove(version: VersionSummary): void {
      const remove = async () => {
        await run(async () => {
          await versions.remove(kind, id, version._id);
          toast.success('Version deleted');
        }, 'Failed to delete the version');
        await useVersions.getState().reload(of);
      };
      ask({
        title: 'Delete this version?',
        content: `${nameOf(version)}: it is deleted for good and cannot be brought back. What stands there now stays as it is.`,
        okText: 'Delete',
        isDanger: true,
        onOk: remove,
      });
    },
  };
}
