import { api } from './api.ts';
import { useExamChange } from './useExams.ts';

/** Enrols in an exam, and shows it as one's own without asking the server again. Gives whether it went well. */
export function useEnrolment(): (examId: string) => Promise<boolean> {
  const changeExam = useExamChange();
  return async (examId) => {
    const result = await api.exams.start(examId);
    if (!result.ok) return false;
    const progress = { totalQuestionsAnswered: 0, correctAnswers: 0, accuracy: 0, lastStudyDate: null };
    await changeExam(examId, (exam) => ({
      ...exam,
      isEnrolled: true,
      enrollmentDate: new Date().toISOString(),
      progress,
    }));
    return true;
  };
}
