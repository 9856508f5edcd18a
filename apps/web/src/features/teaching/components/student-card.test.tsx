// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { StudentCard, type StudentCardProps } from "./student-card";

const student: StudentCardProps = {
  id: "student-7",
  name: "Maya Lind",
  level: "B1",
  progress: 62.4,
  recentActivity: "Active yesterday",
};

test("it shows the name, the level, the progress and what the student did last", () => {
  render(<StudentCard {...student} />);
  expect(screen.getByRole("heading", { name: "Maya Lind" })).toBeTruthy();
  expect(screen.getByText("B1")).toBeTruthy();
  expect(screen.getByText("62%")).toBeTruthy();
  expect(screen.getByText("Active yesterday")).toBeTruthy();
  expect(screen.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("62");
  expect(screen.getByText("ML")).toBeTruthy();
});

test.each(["", "  "])("a student without a name (%j) is called Student", (name) => {
  render(<StudentCard {...student} name={name} />);
  expect(screen.getByRole("heading", { name: "Student" })).toBeTruthy();
});

test.each([
  [140, "100"],
  [-3, "0"],
])("a progress of %i is held at %s", (progress, shown) => {
  render(<StudentCard {...student} level={null} progress={progress} />);
  expect(screen.getByRole("progressbar").getAttribute("aria-valuenow")).toBe(shown);
  expect(screen.getByText(`${shown}%`)).toBeTruthy();
});

test("it tells which student was chosen, and is no button where nothing is chosen", () => {
  const onSelect = vi.fn();
  render(<StudentCard {...student} onSelect={onSelect} />);
  fireEvent.click(screen.getByRole("button", { name: "Maya Lind" }));
  expect(onSelect).toHaveBeenCalledWith("student-7");
  cleanup();
  render(<StudentCard {...student} />);
  expect(screen.queryByRole("button")).toBeNull();
});
