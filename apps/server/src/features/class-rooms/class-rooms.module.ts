import type { Core, Module } from "../../module";
import { classRoomsRoutes } from "./class-rooms.routes";
import { type ClassRoomsNeeds, createClassRoomsService } from "./class-rooms.service";

/** The room of each class. It is one of the rooms; this says which. */
export function classRoomsModule({ db, clock }: Core, needs: ClassRoomsNeeds): Module {
  const rooms = createClassRoomsService({ db, clock, ...needs });
  return { routes: (app) => classRoomsRoutes(app, rooms), exports: {} };
}
