"""What a message of a player asks for: each that changes the table has a function that checks it and says what goes into
the log."""

from __future__ import annotations

from collections.abc import Callable

from quayside.table import messages, play

Act = (
    messages.Move
    | messages.Commit
    | messages.Undo
    | messages.AskUndo
    | messages.AnswerUndo
    | messages.Chat
    | messages.ComeBack
    | messages.VoteStandIn
)


def asked(act: Act, person: str, name: str, away: Callable[[str], float | None], least: float) -> play.Make:
    """`away` says for how long somebody has had no connection; after `least` seconds a bot may be asked for."""
    match act:
        case messages.Move(seq, move):
            return play.move(person, seq, [move])
        case messages.Commit(seq, moves):
            return play.move(person, seq, moves)
        case messages.Undo(seq, ply):
            return play.undo(person, seq, ply)
        case messages.AskUndo(seq, ply):
            return play.ask_undo(person, seq, ply)
        case messages.AnswerUndo(request, granted):
            return play.answer_undo(person, request, granted)
        case messages.Chat(text):
            return play.chat(person, name, text)
        case messages.ComeBack(seat):
            return play.come_back(person, seat)
        case messages.VoteStandIn(seat):
            return play.vote_stand_in(person, seat, away, least)


def may_settle_undo(act: Act) -> bool:
    """Whether it may be the last word about a move that somebody wants to take back."""
    return isinstance(act, messages.AskUndo | messages.AnswerUndo)
