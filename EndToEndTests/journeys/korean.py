"""The app's labels in English and Korean."""

KOREAN = {
    "Username": "사용자 이름", "Password": "비밀번호", "Login": "로그인", "Register": "회원가입",
    "Remember me": "사용자 이름 저장", "I have an account": "계정이 있습니다",
    "Log out": "로그아웃", "Log in or register": "로그인 또는 회원가입",
    "Players": "선수", "Past gathers": "지난 경기", "Settings": "설정", "Language": "언어",
    "Add player": "선수 추가", "Name": "이름", "Age": "나이", "Preferred position": "선호 포지션",
    "Skill": "실력", "Favourite team": "좋아하는 팀", "None": "없음", "Striker": "공격수",
    "Goalkeeper": "골키퍼", "Professional": "프로",
    "Delete player": "선수 삭제", "Delete": "삭제", "Archive player": "선수 보관",
    "Archived": "보관한 선수", "Archived (1)": "보관한 선수 (1)", "Bring back {}": "{} 복귀",
    "New gather": "새 경기", "Edit": "편집", "Add": "추가", "Paste a list": "목록 붙여넣기",
    "{} selected": "{}명 선택됨", "Confirm players": "선수 확정", "Who plays": "뛰는 사람",
    "Bench": "벤치", "Team A": "A팀", "Team B": "B팀",
    "Move {} to {}": "{} 선수를 {}(으)로 옮기기", "Start gather": "경기 시작",
    "Gather in progress": "경기 진행 중", "Resume gather": "경기 계속하기",
    "{} plus": "{} 골 추가", "{} minus": "{} 골 취소", "Goal for {}": "{} 골",
    "Start": "시작", "Pause": "일시정지", "Resume": "계속", "Set time": "시간 설정",
    "Minutes": "분", "Seconds": "초", "Paused": "일시정지됨", "Running": "진행 중",
    "Who scored?": "누가 넣었나요?", "Full time": "경기 시간 종료", "End gather": "경기 종료", "{} won": "{} 승", "Draw": "무승부",
    "Reopen": "다시 열기", "Correct": "수정", "Share": "공유", "Half-time": "하프타임",
    "Left": "나감", "Late arrival": "늦게 온 선수", "Own goal": "자책골",
    "Undo": "되돌리기", "Back": "뒤로", "Cancel": "취소", "Done": "완료", "Dismiss": "닫기",
    "On this device only": "이 기기에만 저장됨",
    "Saving on this device": "이 기기에 저장 중", "Not saved on this device": "이 기기에 저장되지 않음",
    "Saved online": "온라인에 저장됨",
}


def with_particles(text):
    """The text with the particle that the names of teams take."""
    return text.replace("팀(으)로", "팀으로").replace("벤치(으)로", "벤치로")
