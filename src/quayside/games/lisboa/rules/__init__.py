"""The rules of Lisboa, a file a chapter; `course` leads from decision to decision."""
